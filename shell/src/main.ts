import { noteOverrideWish } from './override/overrideWish.ts';
import { noteCanaryWish } from './remotes/canary.ts';
import { startAhead } from './startAhead.ts';

/** How long the page waits for what only makes it quicker, in milliseconds. */
const PATIENCE = 2_000;

noteCanaryWish(location.search);
noteOverrideWish(location.search);
// What the remote of the address needs is on its way before the libraries run, and keep the page busy.
await Promise.race([startAhead(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
