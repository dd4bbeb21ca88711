/** Where the files of this folder go. */
export const FILES = {
  'contract.ts': 'shared/src/contract/sample-domain/sample-records.ts',
  'table.ts': 'server/src/db/schema/sampleRecords.ts',
  'server.ts': 'server/src/sample-domain/sampleRecords.ts',
  'server.test.ts': 'server/src/sample-domain/sampleRecords.test.ts',
  'queries.ts': 'mf-sample-area/src/sample-records/queries.ts',
  'SampleRecordsScreen.tsx': 'mf-sample-area/src/sample-records/SampleRecordsScreen.tsx',
  'SampleRecordForm.tsx': 'mf-sample-area/src/sample-records/SampleRecordForm.tsx',
  'SampleRecordForm.component.test.tsx': 'mf-sample-area/src/sample-records/SampleRecordForm.component.test.tsx',
  'browser.spec.ts': 'mf-sample-area/e2e/sample-records.spec.ts',
};

const ROUTES = `  {
    path: 'sample-path',
    lazy: () => import('./sample-records/SampleRecordsScreen.tsx'),
    handle: { prefetch: ['/data/sample-records'] },
    children: [
      { path: ':id/edit', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).EditSampleRecord }) },
      { path: ':id/delete', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).DeleteSampleRecord }) },
    ],
  },
  { path: 'sample-path/add', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).AddSampleRecord }) },
`;

const COMMANDS = `  { kind: 'action', path: 'sample-path/add', label: 'Add sample record', requires: 'edit' },
  { kind: 'record', record: 'sample-record', path: 'sample-path?q=:title', label: 'Sample records' },
`;

/** The lines that a kind of record adds to files that exist: each before the first match. */
export const REGISTRATIONS = [
    [
      'shared/src/contract/record-kinds.ts',
      [/^ {2}employee: /m, `'sample-record': { deletable: true, searched: true },\n`],
    ],
    ['shared/src/labels/record.ts', [/^ {2}employee: /m, `'sample-record': msg\`Sample record\`,\n`]],
    ['shell/src/palette/usePaletteGroups.ts', [/^ {2}administrator: /m, `'sample-record': 'list',\n`]],
    ['server/src/db/schema.ts', [/$/, `export * from './schema/sampleRecords.ts';\n`]],
    [
      'server/src/db/recordTables.ts',
      [/^\} from '\.\/schema\.ts';/m, 'sampleRecords,\n'],
      [
        /^ {2}employee: /m,
        `'sample-record': { table: sampleRecords, id: sampleRecords.id, name: sampleRecords.name },\n`,
      ],
    ],
    [
      'server/src/recordLists.ts',
      [/^\ninterface /m, `import { sampleRecordRoutes, sampleRecordStore } from './sample-domain/sampleRecords.ts';\n`],
      [/^\};\n\n\/\*\* Serves/m, `'sample-record': { routes: sampleRecordRoutes, store: sampleRecordStore },\n`],
    ],
    [
      'server/test/robustness/endpointNames.ts',
      [/;\n\ntype ExportsOf/, "\n  | typeof import('@seamline/shared/contract/sample-domain/sample-records')"],
    ],
    ['server/test/robustness/writes.ts', [/^ {2}\.\.\.writesOf\(/m, `...writesOf('/data/sample-records'),\n`]],
    ['mf-sample-area/src/routes.tsx', [/^\]\);/m, ROUTES]],
    ['mf-sample-area/src/commands.ts', [/^\];/m, COMMANDS]],
];
