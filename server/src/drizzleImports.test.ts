import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Imports the database's part of the server, and prints where each import led; with or without the shorter way. */
const IMPORTS = `
  import { registerHooks } from 'node:module';
  const { speedUpDrizzleImports } = await import('./drizzleImports.ts');
  let asked = 0;
  registerHooks({ resolve(...all) {
    if (all[0].includes('drizzle-orm') || all[1].parentURL?.includes('/drizzle-orm/')) asked += 1;
    return all[2](all[0], all[1]);
  } });
  if (process.argv[1] === 'short') speedUpDrizzleImports();
  const led = [];
  registerHooks({ resolve(specifier, context, next) {
    const { url, format } = next(specifier, context);
    led.push([specifier, context.parentURL, url, format].join(' '));
    return { url, format, shortCircuit: true };
  } });
  await import('./db/connect.ts');
  process.stdout.write(JSON.stringify({ asked, led: led.sort() }));`;

function imports(way: 'short' | 'long'): { asked: number; led: string[] } {
  const args = ['--input-type=module', '-e', IMPORTS, way];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('Drizzle is found where Node finds it, with a handful of questions instead of hundreds', () => {
  const [short, long] = [imports('short'), imports('long')];

  expect(short.led).toEqual(long.led);
  expect(long.asked).toBeGreaterThan(200);
  expect(short.asked).toBeLessThan(20);
});
