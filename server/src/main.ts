import { enableCompileCache } from 'node:module';
import { keepNewFilesPrivate } from './privateFolder.ts';

keepNewFilesPrivate();
// Comes before the imports that it speeds up from the second start on.
enableCompileCache();
const { start } = await import('./start.ts');

start().catch((error: unknown) => {
  // Without a stack trace: the reader is an operator.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
