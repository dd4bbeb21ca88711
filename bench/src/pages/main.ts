import { parseArgs } from 'node:util';
import { recordTable } from '../report.ts';
import { COMPARED_TIMES, measure } from './measure.ts';
import { moveTable, targetTable, visitTable } from './tables.ts';
import { targetsOf } from './targets.ts';
import { startVariants } from './variants.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});

async function main(): Promise<number> {
  const { running, stop } = await startVariants();
  try {
    const rounds = Number(options.rounds);
    const measured = await measure(running, rounds);
    const targets = targetsOf(measured);
    const tables = { targets: targetTable(targets), visits: visitTable(measured), moves: moveTable(measured) };
    const how = `, medians of ${rounds}, and of ${COMPARED_TIMES * rounds} where react-admin has the page too`;
    for (const [mark, table] of Object.entries(tables)) {
      console.log(`\n${table}`);
      if (options.write) await recordTable(mark, table, how);
    }
    const missed = targets.filter(({ most, is }) => !(is <= most));
    for (const { what, most, is, write } of missed) console.error(`${what}: ${write(is)}, ${write(most)} are allowed.`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}

process.exitCode = await main();
