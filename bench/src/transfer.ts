import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBareForm } from './bareForm.ts';
import { buildSuite, buildTwin } from './builds.ts';
import { BUDGETS, launch, PAGES } from './pages.ts';
import { recordTable } from './record.ts';
import { type Comparison, exceeded, firstPaintRatio, tableOf } from './report.ts';
import { ownersToken, type Suite, serve } from './suites.ts';
import { type Visit, visit } from './visit.ts';

const VISITS = 5;

/** Measures first visits of the federated suite and of its twin, in turns, so that both meet the same machine. */
async function measure([federated, twin, bareForm]: [Suite, Suite, Suite]) {
  const tokens = { federated: await ownersToken(federated), twin: await ownersToken(twin) };
  const comparisons: Comparison[] = PAGES.map(({ name }) => ({ page: name, federated: [], twin: [] }));
  const [signIn] = PAGES;
  const bare: Visit[] = [];
  const browser = await launch();
  try {
    for (let round = 0; round < VISITS; round += 1) {
      for (const [index, page] of PAGES.entries()) {
        comparisons[index]?.federated.push(await visit(browser, federated.origin, page, tokens.federated));
        comparisons[index]?.twin.push(await visit(browser, twin.origin, page, tokens.twin));
      }
      if (signIn) bare.push(await visit(browser, bareForm.origin, signIn, ''));
    }
  } finally {
    await browser.close();
  }
  return { comparisons, paint: firstPaintRatio(comparisons, bare) };
}

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-bench-'));
  const suites: Suite[] = [];
  try {
    const remotes = join(folder, 'remotes');
    const builds = { federated: await buildSuite(remotes), twin: await buildTwin() };
    for (const [name, { shell }] of Object.entries(builds)) {
      // A copy: a build that runs meanwhile must not take the shell away from under the visits.
      const copy = join(folder, `${name}-shell`);
      await cp(shell, copy, { recursive: true });
      suites.push(await serve(join(folder, name), copy, remotes));
    }
    suites.push(await serveBareForm());
    const { comparisons, paint } = await measure(suites as [Suite, Suite, Suite]);
    const table = `${tableOf(comparisons)}\n\nThe sign-in page is painted first after ${paint.toFixed(2)} times the time of a bare HTML form in the same run.`;
    console.log(`\n${table}\n`);
    if (process.argv.includes('--write')) await recordTable('transfer', table);
    const problems = exceeded(comparisons);
    if (paint > BUDGETS.firstPaint)
      problems.push(`The first paint takes ${paint.toFixed(2)} times that of a bare form.`);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await Promise.all(suites.map((suite) => suite.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
