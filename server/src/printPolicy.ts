import { readEnv } from './env.ts';
import { policyOf, shellDocument } from './web/shellDocument.ts';

/** `npm run policy`: the policy that another host has to send with the shell's document. */
const env = readEnv(process.env);
const shell = await shellDocument(env.shellDir)();
if (shell) process.stdout.write(`${policyOf(env, shell.inline)}\n`);
else {
  process.stderr.write(`There is no shell in ${env.shellDir}. Run "npm run build" first.\n`);
  process.exitCode = 1;
}
