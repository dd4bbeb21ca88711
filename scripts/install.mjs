import { ensureDependencies } from './dependencies.mjs';
import { underToolchain } from './toolchain.mjs';

// npm calls this after `npm install`, which by itself cannot install a pnpm workspace. pnpm calls it too: nothing to do then.
if (process.env.npm_config_user_agent?.startsWith('npm/')) await underToolchain(import.meta.url, ensureDependencies);
