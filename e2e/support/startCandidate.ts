import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startCandidateShell } from './candidateShell.ts';

/**
 * Starts the live shell with the build of this repository in it. `SEAMLINE_SHELL` names the shell;
 * `SEAMLINE_BASE_URL` instead an address to test as it is, such as one where the remote is published already.
 */
export default async function startCandidate({ configFile }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SEAMLINE_BASE_URL) return undefined;
  const shell = process.env.SEAMLINE_SHELL;
  if (!shell) throw new Error('Name the shell to test in with SEAMLINE_SHELL, such as https://hr-test.example.com.');
  const directory = dirname(configFile ?? '.');
  const folder = join(directory, 'dist');
  if (!existsSync(folder)) throw new Error('There is nothing to test: run `npm run build` first.');
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { name: string };
  const candidate = await startCandidateShell({ name: name.replace(/^@[^/]+\//, ''), folder, shell });
  process.env.SEAMLINE_BASE_URL = candidate.address;
  // With it the tests sign what they change in the registry.
  const keys = mkdtempSync(join(tmpdir(), 'seamline-candidate-'));
  process.env.SEAMLINE_SUITE_KEY = join(keys, 'candidate.pem');
  writeFileSync(process.env.SEAMLINE_SUITE_KEY, candidate.key);
  return async () => {
    rmSync(keys, { recursive: true });
    await candidate.stop();
  };
}
