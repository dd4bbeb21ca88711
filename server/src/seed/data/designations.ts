interface DesignationSpecification {
  readonly designation: string;
  readonly code: string;
  readonly grade: string;
  /** Of a hundred holders, how many are women. */
  readonly women: number;
  readonly description: string;
}

export const DESIGNATIONS: readonly DesignationSpecification[] = [
  {
    designation: 'Managing Director',
    code: 'MD',
    grade: 'M1',
    women: 100,
    description: 'Leads the company and is responsible for it.',
  },
  {
    designation: 'General Manager',
    code: 'GM',
    grade: 'M2',
    women: 40,
    description: 'Runs branches and budgets day by day and reports to the Managing Director.',
  },
  {
    designation: 'Senior Fashion Designer',
    code: 'SFD',
    grade: 'S1',
    women: 60,
    description: 'Sets the direction of a collection, reviews sketches and signs off samples.',
  },
  {
    designation: 'Fashion Designer',
    code: 'FD',
    grade: 'S2',
    women: 65,
    description: 'Draws styles, chooses fabrics and prepares tech packs for sampling.',
  },
  {
    designation: 'Pattern Master',
    code: 'PM',
    grade: 'S1',
    women: 20,
    description: 'Drafts and grades patterns and keeps the block library.',
  },
  {
    designation: 'Merchandiser',
    code: 'MER',
    grade: 'S2',
    women: 45,
    description: 'Plans ranges, costs styles and follows orders with mills and job workers.',
  },
  {
    designation: 'Production Manager',
    code: 'PRM',
    grade: 'M3',
    women: 30,
    description: 'Plans lines and loads, and keeps delivery dates.',
  },
  {
    designation: 'Floor Supervisor',
    code: 'FS',
    grade: 'S2',
    women: 35,
    description: 'Leads a line: attendance, targets, quality and safety.',
  },
  {
    designation: 'Cutting Master',
    code: 'CM',
    grade: 'S3',
    women: 10,
    description: 'Plans lays and cuts with the least waste.',
  },
  {
    designation: 'Tailor',
    code: 'TLR',
    grade: 'W1',
    women: 50,
    description: 'Stitches garments by operation or as a whole piece.',
  },
  {
    designation: 'Zari Artisan',
    code: 'ZA',
    grade: 'W1',
    women: 45,
    description: 'Embroiders by hand: zardozi, aari, mirror work.',
  },
  {
    designation: 'Quality Checker',
    code: 'QC',
    grade: 'W2',
    women: 60,
    description: 'Checks pieces against the measurement sheet and marks faults.',
  },
  {
    designation: 'Store Manager',
    code: 'SM',
    grade: 'M3',
    women: 50,
    description: 'Runs a showroom: team, stock, cash and customers.',
  },
  {
    designation: 'Sales Associate',
    code: 'SA',
    grade: 'S4',
    women: 55,
    description: 'Advises customers, drapes, bills and keeps the floor in order.',
  },
  {
    designation: 'Visual Merchandiser',
    code: 'VMR',
    grade: 'S3',
    women: 55,
    description: 'Dresses windows and mannequins by the season’s guide.',
  },
  {
    designation: 'E-commerce Executive',
    code: 'ECE',
    grade: 'S3',
    women: 50,
    description: 'Keeps listings, prices and orders of the online channels.',
  },
  {
    designation: 'Accountant',
    code: 'ACT',
    grade: 'S3',
    women: 45,
    description: 'Keeps the books, prepares GST returns and pays suppliers.',
  },
  {
    designation: 'HR Executive',
    code: 'HRE',
    grade: 'S3',
    women: 70,
    description: 'Hiring, joining, attendance, leave and exits.',
  },
  {
    designation: 'Dispatch Executive',
    code: 'DE',
    grade: 'S4',
    women: 15,
    description: 'Picks, packs, books carriers and tracks parcels.',
  },
  {
    designation: 'Security Guard',
    code: 'SG',
    grade: 'W3',
    women: 10,
    description: 'Watches gates, goods and visitors.',
  },
];
