// The async boundary: shared modules are eager, so they must be registered before anything imports them.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');

export {};
