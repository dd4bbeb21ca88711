export interface DepartmentSpecification {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly subDepartments: readonly string[];
  /** The code of the shift that most of its people work. */
  readonly shift: string;
  /** How many hold which designation; whoever comes first leads the department. */
  readonly staff: Readonly<Record<string, number>>;
}

export interface BranchSpecification {
  readonly name: string;
  readonly code: string;
  readonly branchType: string;
  readonly location: string;
  readonly departments: readonly DepartmentSpecification[];
}

export const BRANCHES: readonly BranchSpecification[] = [
  {
    name: 'Ring Road Head Office',
    code: 'SRT-HO',
    branchType: 'Head Office',
    location: 'Ring Road, Surat',
    departments: [
      {
        name: 'Management',
        code: 'MGT',
        description: 'Runs the house: collections, showrooms and the year’s plan.',
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

interface DesignationSpecification {
  readonly designation: string;
  readonly code: string;
  readonly grade: string;
  /** Of a hundred holders, how many are women. */
  readonly women: number;
  readonly description: string;
}

export const DESIGNATIONS: readonly DesignationSpecification[] = [
  { designation: 'Managing Director', code: 'MD', grade: 'M1', women: 100, description: 'Leads the house and answers for it.' },
  { designation: 'General Manager', code: 'GM', grade: 'M2', women: 40, description: 'Runs branches and budgets day by day and reports to the Managing Director.' },
  { designation: 'Senior Fashion Designer', code: 'SFD', grade: 'S1', women: 60, description: 'Sets the direction of a collection, reviews sketches and signs off samples.' },
  { designation: 'Fashion Designer', code: 'FD', grade: 'S2', women: 65, description: 'Draws styles, chooses fabrics and prepares tech packs for sampling.' },
  { designation: 'Pattern Master', code: 'PM', grade: 'S1', women: 20, description: 'Drafts and grades patterns and keeps the block library.' },
  { designation: 'Merchandiser', code: 'MER', grade: 'S2', women: 45, description: 'Plans ranges, costs styles and follows orders with mills and job workers.' },
  { designation: 'Production Manager', code: 'PRM', grade: 'M3', women: 30, description: 'Plans lines and loads, and keeps delivery dates.' },
  { designation: 'Floor Supervisor', code: 'FS', grade: 'S2', women: 35, description: 'Leads a line: attendance, targets, quality and safety.' },
  { designation: 'Cutting Master', code: 'CM', grade: 'S3', women: 10, description: 'Plans lays and cuts with the least waste.' },
  { designation: 'Tailor', code: 'TLR', grade: 'W1', women: 50, description: 'Stitches garments by operation or as a whole piece.' },
  { designation: 'Zari Artisan', code: 'ZA', grade: 'W1', women: 45, description: 'Embroiders by hand: zardozi, aari, mirror work.' },
  { designation: 'Quality Checker', code: 'QC', grade: 'W2', women: 60, description: 'Checks pieces against the measurement sheet and marks faults.' },
  { designation: 'Store Manager', code: 'SM', grade: 'M3', women: 50, description: 'Runs a showroom: team, stock, cash and customers.' },
  { designation: 'Sales Associate', code: 'SA', grade: 'S4', women: 55, description: 'Advises customers, drapes, bills and keeps the floor in order.' },
  { designation: 'Visual Merchandiser', code: 'VMR', grade: 'S3', women: 55, description: 'Dresses windows and mannequins by the season’s guide.' },
  { designation: 'E-commerce Executive', code: 'ECE', grade: 'S3', women: 50, description: 'Keeps listings, prices and orders of the online channels.' },
  { designation: 'Accountant', code: 'ACT', grade: 'S3', women: 45, description: 'Keeps the books, prepares GST returns and pays suppliers.' },
  { designation: 'HR Executive', code: 'HRE', grade: 'S3', women: 70, description: 'Hiring, joining, attendance, leave and exits.' },
  { designation: 'Dispatch Executive', code: 'DE', grade: 'S4', women: 15, description: 'Picks, packs, books carriers and tracks parcels.' },
  { designation: 'Security Guard', code: 'SG', grade: 'W3', women: 10, description: 'Watches gates, goods and visitors.' },
];

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
