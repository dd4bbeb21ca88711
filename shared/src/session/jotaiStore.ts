import { createStore } from 'jotai';

/** The one store of the page: shell and remotes share it, so there is no default store to fall back on by mistake. */
export const store = createStore();
