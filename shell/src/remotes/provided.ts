import * as http from '@seamline/shared/http';
import * as chakra from '@seamline/shared/provided/chakra';
import * as linguiCore from '@seamline/shared/provided/lingui-core';
import * as linguiReact from '@seamline/shared/provided/lingui-react';
import * as reactQuery from '@seamline/shared/provided/react-query';
import * as reactRouterDom from '@seamline/shared/provided/react-router-dom';
import * as zodMini from '@seamline/shared/provided/zod-mini';
import * as query from '@seamline/shared/query';
import * as session from '@seamline/shared/session';
import * as ui from '@seamline/shared/ui';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import { Fragment, jsxDEV } from './jsxDevRuntime.ts';

/** Versions by name, and the exports of the lazy modules. The build writes them in. */
declare const PROVIDED_MODULES: Readonly<Record<string, { version: string; exports?: string[] }>>;

/** Modules that are in the page before the first remote. */
const eager: Readonly<Record<string, object>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': { Fragment, jsxDEV },
  'react-router': reactRouterDom,
  'react-router-dom': reactRouterDom,
  '@tanstack/react-query': reactQuery,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
  'zod/mini': zodMini,
  '@seamline/shared/http': http,
  '@seamline/shared/query': query,
  '@seamline/shared/session': session,
  '@seamline/shared/ui': ui,
};

const CHAKRA = '@chakra-ui/react/';

/** Modules whose chunk is fetched when a remote's chunk first needs it. */
const lazy: Readonly<Record<string, () => Promise<object>>> = {
  '@chakra-ui/react/dialog': () => import('@seamline/shared/provided/chakra-dialog'),
};

/** A shared module as the federation runtime takes it: with `lib` it is in the page, with `get` it is fetched. */
interface ProvidedModule {
  version: string;
  /** The names of its exports. */
  exports: readonly string[];
  source: { lib: () => object } | { get: () => Promise<() => object> };
}

/** The modules that the shell provides to the remotes, by name. */
export const provided: ReadonlyMap<string, ProvidedModule> = new Map(
  Object.entries(PROVIDED_MODULES).flatMap(([name, { version, exports = [] }]): [string, ProvidedModule][] => {
    // Chakra's subpaths have no export in common, so that one object serves them all.
    const module = eager[name] ?? (name.startsWith(CHAKRA) && !lazy[name] ? chakra : undefined);
    if (module) return [[name, { version, exports: Object.keys(module), source: { lib: () => module } }]];
    const load = lazy[name];
    if (!load) return [];
    const get = async () => {
      const loaded = await load();
      return () => loaded;
    };
    return [[name, { version, exports, source: { get } }]];
  }),
);
