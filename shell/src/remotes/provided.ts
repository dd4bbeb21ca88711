import * as http from '@seamline/shared/http';
import * as query from '@seamline/shared/query';
import * as router from '@seamline/shared/router';
import * as session from '@seamline/shared/session';
import * as ui from '@seamline/shared/ui';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import { Fragment, jsxDEV } from './jsxDevRuntime.ts';

/** Versions by name of what this build provides: written in by the build, which knows them from the packages. */
declare const PROVIDED_VERSIONS: Readonly<Record<keyof typeof modules, string>>;

/** One instance in the page of whatever holds state or is too heavy to load twice. */
const modules = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': { Fragment, jsxDEV },
  '@seamline/shared/http': http,
  '@seamline/shared/query': query,
  '@seamline/shared/router': router,
  '@seamline/shared/session': session,
  '@seamline/shared/ui': ui,
};

/** What the shell gives to the remotes, by name. */
export const provided: ReadonlyMap<string, { version: string; exports: object }> = new Map(
  Object.entries(modules).map(([name, exports]) => [
    name,
    { version: PROVIDED_VERSIONS[name as keyof typeof modules], exports },
  ]),
);
