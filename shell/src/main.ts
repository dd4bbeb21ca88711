import { noteOverrideWish } from './override/overrideWish.ts';
import { noteCanaryWish } from './remotes/canary.ts';
import { startAhead } from './startAhead.ts';
import { within } from './within.ts';

/** How long the page waits for what only makes it quicker, in milliseconds. */
const PATIENCE = 2_000;

noteCanaryWish(location.search);
noteOverrideWish(location.search);
// What the remote of the address needs is on its way before the libraries run, and keep the page busy.
await within(PATIENCE, startAhead());
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
