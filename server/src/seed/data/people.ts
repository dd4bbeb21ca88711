/** Names, separated by spaces. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const WOMEN = words(`
Aarti Alpa Amisha Ankita Arpita Avani Bansari Bhavika Bhumika Charmi Chetna Darshana Deepal Devangi Dhara
Dhruvi Dimple Ekta Falguni Foram Gopi Hemali Hetal Hiral Ila Jagruti Jalpa Janki Jigna Kajal Kinjal Komal
Krupa Kruti Mansi Maitri Meghna Mital Nidhi Niyati Nupur Palak Payal Pooja Purvi Rachana Riddhi Rinku Ruchi
Rupal Sejal Shital Shivani Shraddha Smita Sonal Tejal Trupti Urvashi Vaishali Vidhi Zeel Fatema Sakina Zainab
Rukhsar
`);

export const MEN = words(`
Aakash Akshay Alpesh Amit Anand Ankit Ashok Bhargav Bhavesh Bhavin Chintan Chirag Darshan Deep Dharmesh Dhaval
Dilip Dipak Gaurang Harsh Hardik Hiren Hitesh Jatin Jayesh Jignesh Kalpesh Karan Kaushik Ketan Kirit Krunal
Mahesh Manish Mayur Mehul Milan Mitesh Nikunj Nilesh Nirav Paresh Parth Piyush Pratik Rajesh Rakesh Ravi Ronak
Sagar Sandip Sanjay Smit Sunil Tejas Tushar Umang Vijay Vipul Vishal Yash Yogesh Imran Juzer Mustafa Salim
`);

export const SURNAMES = words(`
Patel Shah Desai Mehta Joshi Parmar Solanki Chauhan Modi Trivedi Bhatt Pandya Dave Vyas Rana Gandhi Kapadia
Jariwala Zaveri Chokshi Parekh Kothari Vaghela Gohil Makwana Rathod Thakor Prajapati Panchal Suthar Mistry
Naik Vashi Kansara Gamit Chaudhari Lakhani Sorathiya Vekariya Kakadiya Savani Dholakia Bharucha Rangwala
Tailor Sutariya Yadav Sharma
`);

/** Bohra and Memon families of Surat, for the first names that are theirs. */
export const MUSLIM_SURNAMES = [
  'Rangwala',
  'Bharmal',
  'Kapadia',
  'Lokhandwala',
  'Sheikh',
  'Memon',
  'Motiwala',
] as const;
export const MUSLIM_NAMES: ReadonlySet<string> = new Set([
  'Fatema',
  'Sakina',
  'Zainab',
  'Rukhsar',
  'Imran',
  'Juzer',
  'Mustafa',
  'Salim',
]);

export const SOCIETIES = [
  'Shanti Niketan Society',
  'Green Park Row House',
  'Sai Darshan Apartment',
  'Surya Kiran Residency',
  'Nilkanth Society',
  'Ambika Nagar',
  'Vrundavan Heights',
  'Tapi Vihar',
  'Gokul Row House',
  'Radhe Krishna Residency',
  'Sargam Avenue',
  'Rajhans Homes',
  'Swapna Srushti',
  'Madhav Park',
  'Jalaram Society',
] as const;

type Area = readonly [name: string, pincode: string];

export const AREAS: readonly Area[] = [
  ['Adajan', '395009'],
  ['Vesu', '395007'],
  ['Katargam', '395004'],
  ['Varachha', '395006'],
  ['Udhna', '394210'],
  ['Pandesara', '394221'],
  ['Rander', '395005'],
  ['Piplod', '395007'],
  ['Athwalines', '395001'],
  ['Amroli', '394107'],
];

export const AHMEDABAD_AREAS: readonly Area[] = [
  ['Navrangpura', '380009'],
  ['Satellite', '380015'],
  ['Maninagar', '380008'],
  ['Paldi', '380007'],
];

export const HOBBIES = [
  'Garba',
  'Cricket',
  'Rangoli',
  'Cooking',
  'Gardening',
  'Reading',
  'Badminton',
  'Kite flying',
  'Photography',
  'Singing',
  'Sketching',
  'Trekking',
  'Chess',
  'Carrom',
] as const;

/** Skills by designation; all other employees are good with people. */
export const SKILLS: Readonly<Record<string, readonly string[]>> = {
  'Senior Fashion Designer': ['Draping', 'Adobe Illustrator', 'Collection planning'],
  'Fashion Designer': ['Adobe Illustrator', 'Textile prints', 'Tech packs'],
  'Pattern Master': ['Pattern grading', 'Draping', 'CAD markers'],
  Merchandiser: ['Costing', 'Negotiation', 'Fabric knowledge'],
  'Production Manager': ['Line balancing', 'Planning'],
  'Floor Supervisor': ['Line balancing', 'Training of tailors'],
  'Cutting Master': ['Lay planning', 'Straight-knife cutting'],
  Tailor: ['Overlock machine', 'Blouse stitching', 'Sherwani stitching', 'Hand finishing'],
  'Zari Artisan': ['Aari work', 'Zardozi', 'Mirror work'],
  'Quality Checker': ['Fabric inspection', 'Measuring'],
  'Visual Merchandiser': ['Window display', 'Photography'],
  'E-commerce Executive': ['Photography', 'Spreadsheets', 'Copy writing'],
  Accountant: ['Tally', 'GST returns', 'Spreadsheets'],
  'Dispatch Executive': ['Inventory', 'Packing'],
  'Security Guard': ['First aid', 'Fire safety'],
};
export const OTHER_SKILLS = ['Customer service', 'Team leading', 'Spreadsheets'] as const;

export const BLOOD_GROUPS = ['A+', 'B+', 'O+', 'AB+', 'A-', 'B-', 'O-', 'AB-'] as const;
export const LANGUAGES = [
  'Gujarati, Hindi',
  'Gujarati, Hindi, English',
  'Gujarati, Hindi, Marathi',
  'Hindi, English',
] as const;
export const INSURERS = ['Demo General Insurance', 'Demo Health Cover', 'Demo Life & Safety'] as const;
