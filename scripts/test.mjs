import { runStages } from './runStages.mjs';
import { underToolchain } from './toolchain.mjs';

await underToolchain(import.meta.url, () => runStages(() => true));
