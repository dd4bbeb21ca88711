import { enableCompileCache } from 'node:module';
import { keepNewFilesPrivate } from './privateFolder.ts';

keepNewFilesPrivate();
// Precedes the imports that it speeds up, from the second start on.
enableCompileCache();
const { startTracing } = await import('./tracing.ts');
// Fastify is instrumented while it is loaded.
const stopTracing = await startTracing(process.env);
const { explainStart } = await import('./db/storageFailure.ts');
const { start } = await import('./start.ts');

start(stopTracing).catch((error: unknown) => {
  // Without a stack trace: the reader is an operator.
  const reason = explainStart(error, 'the data folder (DATA_DIR) or of the database');
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exit(1);
});
