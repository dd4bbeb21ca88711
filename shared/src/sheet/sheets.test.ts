import {
  array,
  constantFrom,
  date,
  integer,
  oneof,
  property,
  record,
  assert as satisfied,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableSheet } from './sheetFile.ts';
import { bytesOf, csv, read, readAll } from './testing/reading.ts';
import { type SheetColumn, type SheetFormat, writeSheet, writeWorkbook } from './writeSheet.ts';

const columnsOf = (...kinds: SheetColumn['kind'][]): SheetColumn[] =>
  kinds.map((kind, index) => ({ heading: `Column ${index}`, kind }));

async function written(
  format: SheetFormat,
  columns: SheetColumn[],
  rows: string[][],
): Promise<Uint8Array<ArrayBuffer>> {
  async function* pages() {
    yield* rows;
  }
  return new Uint8Array(await (await writeSheet(format, 'Employees', columns, pages())).arrayBuffer());
}

describe('a file', () => {
  test('with several sheets is another one for each of them, and the same one each time', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const sheets = ['Surat', 'Rajkot'].map((name) => ({
      name,
      rows: [
        ['Name', 'City'],
        ['Hetal', name],
      ],
    }));
    const bytes = new Uint8Array(await writeXlsx({ sheets }));
    const [first, second, again] = [await read(bytes), await read(bytes, 'Rajkot'), await read(bytes, 'Surat')];

    expect([first.rows, second.rows]).toEqual([[['Hetal', 'Surat']], [['Hetal', 'Rajkot']]]);
    expect(second.hash).not.toBe(first.hash);
    expect(again.hash).toBe(first.hash);
  });

  test('with a first sheet that cannot be read is read from the next one, and offers them all', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [
      ['Name', 'City'],
      ['Hetal', 'Surat'],
    ];
    const long = [...rows, ...Array.from({ length: 50_000 }, (_, index) => ['Ravi', String(index)])];
    const sheets = [
      { name: 'Cover', rows: [] },
      { name: 'Notes', rows: [['Call Hetal.']] },
      { name: 'All', rows: long },
      { name: 'Staff', rows },
    ];
    const bytes = new Uint8Array(await writeXlsx({ sheets }));

    expect(await read(bytes)).toMatchObject({
      names: ['Cover', 'Notes', 'All', 'Staff'],
      rows: [['Hetal', 'Surat']],
      numbers: [2],
    });
    await expect(read(bytes, 'Cover')).rejects.toMatchObject({ why: 'empty' });
    const empty = new Uint8Array(await writeXlsx({ sheets: sheets.slice(0, 2) }));
    await expect(read(empty)).rejects.toMatchObject({ why: 'empty' });
  });

  test('with several sheets is read whole: each sheet with its headings, those with one column too', async () => {
    const columns = columnsOf('text', 'number');
    const file = await writeWorkbook([
      { name: 'Branches', columns, rows: [['00918', '3']] },
      { name: 'Cover', columns: [{ heading: 'Notes', kind: 'text' }], rows: [['Call Hetal.']] },
      { name: 'Departments', columns, rows: [] },
    ]);
    expect(await readAll(new Uint8Array(await file.arrayBuffer()))).toEqual([
      { name: 'Branches', headings: ['Column 0', 'Column 1'], rows: [{ number: 2, cells: ['00918', '3'] }] },
      { name: 'Cover', headings: ['Notes'], rows: [{ number: 2, cells: ['Call Hetal.'] }] },
      { name: 'Departments', headings: ['Column 0', 'Column 1'], rows: [] },
    ]);
    expect(await readAll(bytesOf('Name,City\nHetal,Surat'))).toMatchObject([{ name: '', headings: ['Name', 'City'] }]);
    expect(await readAll(bytesOf('Designation\nTailor\nCutter\n')), 'one column').toEqual([
      {
        name: '',
        headings: ['Designation'],
        rows: [
          { number: 2, cells: ['Tailor'] },
          { number: 3, cells: ['Cutter'] },
        ],
      },
    ]);
    await expect(readAll(bytesOf(`a,b\n${'1,2\n'.repeat(50_001)}`))).rejects.toMatchObject({ why: 'tooManyRows' });
  });

  test('offers the choices of a column, of which others can be written, and a hint at its cells', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const choices = Array.from({ length: 40 }, (_, index) => `Branch ${index}`);
    const columns: SheetColumn[] = [
      ...columnsOf('text'),
      { heading: 'Branch', kind: 'text', choices, hint: 'Choose one.' },
      { heading: 'Joined', kind: 'date', hint: 'Write 2020-02-29.' },
    ];
    const file = new Uint8Array(await (await writeWorkbook([{ name: 'People', columns, rows: [] }])).arrayBuffer());
    const [people, lists] = (await readXlsx(file)).sheets;
    expect(lists?.rows.map(([name]) => name)).toEqual(choices);
    expect(people?.dataValidations).toMatchObject([
      { type: 'list', range: 'B2:B1048576', inputMessage: 'Choose one.', formula1: `${lists?.name}!$A$1:$A$40` },
      { type: 'custom', range: 'C2:C1048576', inputMessage: 'Write 2020-02-29.' },
    ]);
    expect(people?.dataValidations?.some(({ showErrorMessage }) => showErrorMessage)).toBe(false);
    // The lists are no sheet to import.
    await expect(readAll(file)).resolves.toHaveLength(1);
  });

  test('of OpenDocument is refused for what it is', async () => {
    const { writeOds } = await import('hucre/ods');
    const bytes = new Uint8Array(await writeOds({ sheets: [{ name: 'Staff', rows: [['Name', 'City']] }] }));
    await expect(read(bytes)).rejects.toMatchObject({ why: 'openDocument' });
  });

  test('with commas, semicolons or tabs is read, with titles above the headings and empty rows in between', async () => {
    expect(
      await csv('Staff of 2026\n\nName,Mobile\n"Desai, Hetal",098765\n\n"two\nlines","say ""hi"""\n'),
    ).toMatchObject({
      headings: ['Name', 'Mobile'],
      rows: [
        ['Desai, Hetal', '098765'],
        ['two\nlines', 'say "hi"'],
      ],
      numbers: [4, 6],
    });
    expect((await csv('Name;Mobile\nHetal;98')).headings).toEqual(['Name', 'Mobile']);
    expect((await csv('Name\tMobile\nHetal\t98')).rows).toEqual([['Hetal', '98']]);
  });

  test('is understood in UTF-8 with and without its mark, in UTF-16 and as old Windows programs write it', async () => {
    const text = 'नाम,मोबाइल\nजिग्नेश,98';
    expect((await csv(`\ufeff${text}`)).headings).toEqual(['नाम', 'मोबाइल']);
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
    ]);
    expect((await read(utf16)).rows).toEqual([['जिग्नेश', '98']]);
    expect((await read(new Uint8Array([...bytesOf('Name,City\nRen'), 0xe9, ...bytesOf(',Surat')]))).rows).toEqual([
      ['René', 'Surat'],
    ]);
  });

  const refused: [what: string, bytes: Uint8Array<ArrayBuffer>, why: string][] = [
    ['nothing in it', new Uint8Array(), 'empty'],
    ['only empty rows', bytesOf(',,\n,,\n'), 'empty'],
    ['nothing below its headings', bytesOf('Name,City\n,\n'), 'empty'],
    ['no headings', bytesOf(Array(30).fill('lonely').join('\n')), 'noHeadings'],
    ['the old format', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'oldOrLocked'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'notASheet'],
    ['a page of the web', bytesOf('<!doctype html><table><tr><td>a</td></tr></table>'), 'notASheet'],
    [
      'too many columns',
      bytesOf(`${Array.from({ length: 201 }, (_, index) => `c${index}`).join(',')}\n`),
      'tooManyColumns',
    ],
    ['too many rows', bytesOf(`a,b\n${'1,2\n'.repeat(50_001)}`), 'tooManyRows'],
    ['too many bytes', new Uint8Array(25_000_001).fill(65), 'tooLarge'],
    ['a packed file that is none', bytesOf('PK but nothing behind it'), 'broken'],
  ];
  test.each(refused)('with %s is refused', async (_what, bytes, why) => {
    await expect(read(bytes)).rejects.toEqual(new UnreadableSheet(why as UnreadableSheet['why']));
    await expect(read(bytes)).rejects.toMatchObject({ why });
  });

  test('that says it unpacks to more than is sane is not unpacked', async () => {
    const honest = await written('xlsx', columnsOf('text', 'text'), [['a', 'b']]);
    const bomb = honest.slice();
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 200_000_000, true);
    }
    await expect(read(bomb)).rejects.toMatchObject({ why: 'tooMuchInside' });
  });

  test('that is cut off in the middle is refused and not half read', async () => {
    const whole = await written('xlsx', columnsOf('text', 'text'), [['a', 'b']]);
    await expect(read(whole.slice(0, whole.length / 2))).rejects.toThrow();
  });
});

describe('what is written', () => {
  const day = date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const word = string({ unit: 'grapheme', maxLength: 30 }).map((text) =>
    text.replaceAll(/[\p{C}\u00a0\s]+/gu, ' ').trim(),
  );
  const dangerous = tuple(constantFrom('=', '+', '-', '@', "'", '0', '+91 ', '=cmd|', '@SUM('), word).map((parts) =>
    parts.join('').trim(),
  );
  const row = record({
    name: oneof(word, dangerous, constantFrom('जिग्नेश', 'જિજ્ઞેશ', '=1+1', "'quoted'", "''", '00918', '1234567890123456')),
    day: day.map((one) => one.toISOString().slice(0, 10)),
    id: integer({ min: 1, max: 2_000_000_000 }).map(String),
    note: oneof(dangerous, word),
  }).map(({ name, day: on, id, note }) => [id, name, on, note]);

  test.each(['xlsx', 'csv'] as const)('as %s is read back as it was', async (format) => {
    const columns = columnsOf('number', 'text', 'date', 'text');
    const samples: string[][] = [];
    satisfied(
      property(array(row, { minLength: 1, maxLength: 12 }), (rows) => void samples.push(...rows)),
      { numRuns: 25 },
    );
    const { rows } = await read(await written(format, columns, samples));

    const padded = rows.map((cells) => columns.map((_, index) => cells[index] ?? ''));
    expect(padded).toEqual(samples);
  });

  test('as CSV begins with the mark of UTF-8, gives no spreadsheet a formula, and digits no apostrophe', async () => {
    const cells = [
      '=1+1',
      '+919876500001',
      '-2',
      '@SUM(A1)',
      '\tx',
      '09876',
      '1234567890123456',
      "'=1",
      '9876500001',
      'Hetal',
      '-A1',
      '+1+1',
      '+91 98765-00001',
    ];
    const bytes = await written('csv', columnsOf(...cells.map(() => 'text' as const)), [cells]);

    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const line = new TextDecoder().decode(bytes).split('\r\n')[1];
    expect(line).toBe(
      "'=1+1,+919876500001,-2,'@SUM(A1),'\tx,09876,1234567890123456,''=1,9876500001,Hetal,'-A1,'+1+1,+91 98765-00001",
    );
  });

  test('as XLSX holds texts as texts, dates as dates and numbers as numbers', async () => {
    const bytes = await written('xlsx', columnsOf('text', 'date', 'number', 'text'), [
      ['=1+1', '2020-02-29', '58', '09876'],
    ]);
    const { readXlsx } = await import('hucre/xlsx');
    const [sheet] = (await readXlsx(bytes)).sheets;

    expect(sheet?.rows[1]).toEqual(['=1+1', new Date('2020-02-29'), 58, '09876']);
  });

  test.each([
    ["'00777", '00777'],
    ["'02612345678", '02612345678'],
    ["'+91", '+91'],
    ["'-A1", '-A1'],
    ["'=1", '=1'],
    ["''=1", "'=1"],
    ["'quoted'", "'quoted'"],
    ["D'Souza", "D'Souza"],
  ])('a cell with %j is read as %j, in CSV and in XLSX that a spreadsheet made of it', async (cell, text) => {
    const { writeXlsx } = await import('hucre/xlsx');
    const sheets = [
      {
        name: 'employees',
        rows: [
          ['Name', 'Code'],
          ['Hetal', cell],
        ],
      },
    ];
    expect((await read(new Uint8Array(await writeXlsx({ sheets })))).rows).toEqual([['Hetal', text]]);
    expect((await csv(`Name,Code\nHetal,${cell}`)).rows).toEqual([['Hetal', text]]);
  });
});
