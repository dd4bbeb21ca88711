import { noteOverrideWish } from './override/overrideWish.ts';
import { noteCanaryWish } from './remotes/canary.ts';
import { startAhead } from './startAhead.ts';
import { turn } from './turn.ts';
import { within } from './within.ts';

/** How long the page waits for what only makes it quicker, in milliseconds. */
const PATIENCE = 2_000;

noteCanaryWish(location.search);
noteOverrideWish(location.search);
// The libraries run as they come, while more is on its way.
const bootstrap = import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
// What the remote of the address needs is on its way before React draws, and keeps the page busy.
await within(PATIENCE, startAhead());
await turn();
await (await bootstrap).begin();
