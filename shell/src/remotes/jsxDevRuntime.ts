import type { ElementType, Key } from 'react';
import jsxRuntime from 'react/jsx-runtime';

/*
 * Replaces `react/jsx-dev-runtime`, which React's production build leaves empty: a remote that `rsbuild dev` serves
 * calls it, and can be shown in a production shell. The shell's own `rsbuild dev` puts React's module in its place.
 */

export const { Fragment } = jsxRuntime;

export function jsxDEV(type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxRuntime.jsxs : jsxRuntime.jsx)(type, props, key);
}
