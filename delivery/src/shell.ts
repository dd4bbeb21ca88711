import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ShellDescriptor, shellDescriptor } from '@seamline/shared/contract/releases/builds';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';
import { parseJson } from './files.ts';
import { isUrl } from './storage/artifactStore.ts';
import { root } from './workspace.ts';

const BUILT_HERE = join(root, 'shell/dist');
const FILE = 'shell.json';

/** Reads what a shell provides, from the folder of its build or from the address where it is deployed. */
export async function readShell(where = process.env.SEAMLINE_SHELL || BUILT_HERE): Promise<ShellDescriptor> {
  const source = isUrl(where)
    ? new URL(FILE, where.endsWith('/') ? where : `${where}/`).href
    : join(resolve(process.env.INIT_CWD ?? '.', where), FILE);
  const text = await (isUrl(where) ? fetched(source) : readFile(source, 'utf8')).catch(() => {
    throw new DeliveryFailure(
      `${source} cannot be read. Name the deployed shell with --shell, by its URL or the folder of its build.`,
    );
  });
  const checked = shellDescriptor.safeParse(parseJson(text, source));
  if (!checked.success)
    throw new DeliveryFailure(`${source} does not describe a shell:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return await response.text();
}
