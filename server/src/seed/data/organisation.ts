export const COMPANY = {
  company_name: 'Meghdhanush & Daughters Private Limited',
  address: '401–408, Rangoli Trade Centre, Ring Road, Surat, Gujarat',
  company_website: 'https://www.meghdhanush.example',
  default_timezone: 'Asia/Kolkata',
  company_email: 'hello@meghdhanush.example',
  company_contact: '0261 555 0142',
  pincode: '395002',
  gst_number: '24AAACM7463H1ZH',
  hr_email: 'people@meghdhanush.example',
  latitude: 21.1959,
  longitude: 72.8302,
};

export interface DepartmentSpecification {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly subDepartments: readonly string[];
  /** The code of the shift that most of its people work. */
  readonly shift: string;
  /** Number of employees by designation; the first one leads the department. */
  readonly staff: Readonly<Record<string, number>>;
}

export interface BranchSpecification {
  readonly name: string;
  readonly code: string;
  readonly branchType: string;
  readonly location: string;
  readonly postalAddress: string;
  readonly telephone: string;
  readonly departments: readonly DepartmentSpecification[];
}

export const BRANCHES: readonly BranchSpecification[] = [
  {
    name: 'Ring Road Head Office',
    code: 'SRT-HO',
    branchType: 'Head Office',
    location: 'Ring Road, Surat',
    postalAddress: '401–408, Rangoli Trade Centre, Ring Road, Surat 395002',
    telephone: '0261 555 0142',
    departments: [
      {
        name: 'Management',
        code: 'MGT',
        description: 'Runs the company: collections, showrooms and the year’s plan.',
        subDepartments: [],
        shift: 'GEN',
        staff: { 'Managing Director': 1, 'General Manager': 2 },
      },
      {
        name: 'HR & Admin',
        code: 'HRA',
        description: 'Hiring, attendance, leave, payroll inputs and the upkeep of the premises.',
        subDepartments: ['Recruitment', 'Payroll', 'Administration'],
        shift: 'GEN',
        staff: { 'HR Executive': 5, 'Security Guard': 1 },
      },
      {
        name: 'Accounts',
        code: 'ACC',
        description: 'Books, GST returns, payments to weavers and job workers.',
        subDepartments: ['Receivables', 'Payables', 'Taxation'],
        shift: 'GEN',
        staff: { Accountant: 6 },
      },
      {
        name: 'E-commerce',
        code: 'ECM',
        description: 'The web shop and the marketplaces: listings, photographs, orders and returns.',
        subDepartments: ['Catalogue', 'Marketplaces', 'Customer Care'],
        shift: 'GEN',
        staff: { 'E-commerce Executive': 6, 'Visual Merchandiser': 1 },
      },
      {
        name: 'Sourcing & Merchandising',
        code: 'SRC',
        description: 'Grey cloth, dyeing, trims and zari: what to buy, where and for how much.',
        subDepartments: ['Fabric', 'Trims & Zari'],
        shift: 'GEN',
        staff: { Merchandiser: 5 },
      },
    ],
  },
  {
    name: 'Vesu Showroom',
    code: 'SRT-VS',
    branchType: 'Showroom',
    location: 'VIP Road, Vesu, Surat',
    postalAddress: '12, Shyam Palace, VIP Road, Vesu, Surat 395007',
    telephone: '0261 555 0155',
    departments: [
      {
        name: 'Retail',
        code: 'RTL',
        description: 'Sales on the floor: sarees, lehengas, kurtas and made-to-measure.',
        subDepartments: ['Bridal', 'Menswear', 'Everyday'],
        shift: 'SHW',
        staff: { 'Store Manager': 1, 'Sales Associate': 8 },
      },
      {
        name: 'Visual Merchandising',
        code: 'VM',
        description: 'Windows, mannequins and the look of the floor, changed with every festival.',
        subDepartments: [],
        shift: 'SHW',
        staff: { 'Visual Merchandiser': 2 },
      },
      {
        name: 'Alterations',
        code: 'ALT',
        description: 'Fitting and finishing while the customer waits.',
        subDepartments: [],
        shift: 'SHW',
        staff: { Tailor: 3 },
      },
    ],
  },
  {
    name: 'Sachin Factory',
    code: 'SRT-FC',
    branchType: 'Factory',
    location: 'Sachin GIDC, Surat',
    postalAddress: 'Plot 118, Road 6, Sachin GIDC, Surat 394230',
    telephone: '0261 555 0163',
    departments: [
      {
        name: 'Cutting',
        code: 'CUT',
        description: 'Spreading, marking and cutting by lay plan.',
        subDepartments: ['Spreading', 'Marker Making'],
        shift: 'TFM',
        staff: { 'Floor Supervisor': 1, 'Cutting Master': 7 },
      },
      {
        name: 'Stitching',
        code: 'STI',
        description: 'Four lines of machines, from blouse to bandhgala.',
        subDepartments: ['Line 1: Blouses', 'Line 2: Lehengas', 'Line 3: Kurtas', 'Line 4: Jackets'],
        shift: 'TFM',
        staff: { 'Production Manager': 1, 'Floor Supervisor': 2, Tailor: 15 },
      },
      {
        name: 'Embroidery & Zari',
        code: 'EMB',
        description: 'Hand and machine embroidery: zardozi, aari, mirror work and zari borders.',
        subDepartments: ['Zardozi', 'Aari', 'Machine Embroidery'],
        shift: 'TFE',
        staff: { 'Floor Supervisor': 1, 'Zari Artisan': 9 },
      },
      {
        name: 'Quality',
        code: 'QLT',
        description: 'Checks in the line and before packing.',
        subDepartments: ['In-line', 'Final'],
        shift: 'TFM',
        staff: { 'Quality Checker': 5 },
      },
      {
        name: 'Finishing & Packing',
        code: 'FIN',
        description: 'Pressing, tagging, folding and packing.',
        subDepartments: ['Pressing', 'Packing'],
        shift: 'TFE',
        staff: { 'Floor Supervisor': 1, 'Quality Checker': 2, 'Dispatch Executive': 2 },
      },
      {
        name: 'Security',
        code: 'SEC',
        description: 'Gates and rounds, day and night.',
        subDepartments: [],
        shift: 'NSC',
        staff: { 'Security Guard': 3 },
      },
    ],
  },
  {
    name: 'Pandesara Warehouse',
    code: 'SRT-WH',
    branchType: 'Warehouse',
    location: 'Pandesara GIDC, Surat',
    postalAddress: 'Plot 54, Pandesara GIDC, Surat 394221',
    telephone: '0261 555 0171',
    departments: [
      {
        name: 'Dispatch',
        code: 'DSP',
        description: 'Picking, packing and handing over to the carriers.',
        subDepartments: ['Inward', 'Outward'],
        shift: 'WHS',
        staff: { 'Dispatch Executive': 6 },
      },
      {
        name: 'Inventory',
        code: 'INV',
        description: 'Counts and places of cloth, trims and finished pieces.',
        subDepartments: ['Fabric Store', 'Finished Goods'],
        shift: 'WHS',
        staff: { 'Dispatch Executive': 3, 'Security Guard': 1 },
      },
    ],
  },
  {
    name: 'Adajan Design Studio',
    code: 'SRT-DS',
    branchType: 'Design Studio',
    location: 'Adajan, Surat',
    postalAddress: '3rd floor, Anand Mahal Road, Adajan, Surat 395009',
    telephone: '0261 555 0186',
    departments: [
      {
        name: 'Design',
        code: 'DES',
        description: 'Collections from mood board to tech pack.',
        subDepartments: ['Womenswear', 'Menswear', 'Prints & Textiles'],
        shift: 'GEN',
        staff: { 'Senior Fashion Designer': 2, 'Fashion Designer': 5 },
      },
      {
        name: 'Sampling',
        code: 'SMP',
        description: 'Patterns, toiles and the first piece of every style.',
        subDepartments: ['Pattern Making', 'Sample Stitching'],
        shift: 'GEN',
        staff: { 'Pattern Master': 2, Tailor: 2 },
      },
    ],
  },
  {
    name: 'Ahmedabad C.G. Road Showroom',
    code: 'AMD-CG',
    branchType: 'Showroom',
    location: 'C.G. Road, Ahmedabad',
    postalAddress: '7, Parimal Arcade, C.G. Road, Ahmedabad 380009',
    telephone: '079 5555 0124',
    departments: [
      {
        name: 'Retail',
        code: 'RTL',
        description: 'Sales on the floor, with a trial room for weddings.',
        subDepartments: ['Bridal', 'Menswear'],
        shift: 'SHW',
        staff: { 'Store Manager': 1, 'Sales Associate': 6 },
      },
      {
        name: 'Visual Merchandising',
        code: 'VM',
        description: 'Windows and displays.',
        subDepartments: [],
        shift: 'SHW',
        staff: { 'Visual Merchandiser': 1 },
      },
      {
        name: 'Customer Care',
        code: 'CC',
        description: 'Orders, exchanges and deliveries.',
        subDepartments: [],
        shift: 'SHW',
        staff: { 'Sales Associate': 1 },
      },
    ],
  },
];
