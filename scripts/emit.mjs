import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runInForeground } from './processes.mjs';
import { root } from './root.mjs';

// pnpm calls this before it packs a package: outside the workspace nobody runs TypeScript out of node_modules.
rmSync('dist', { recursive: true, force: true });
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
process.exitCode = await runInForeground(process.execPath, [compiler, '-p', 'tsconfig.pack.json']);
