import type { Rspack } from '@rsbuild/core';

const IS_SCREEN = /^export (?:async )?(?:function|const) Component\b/m;

/** React Refresh leaves modules that export more than components to their importers; a screen exports its loader too. */
const ACCEPTS = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate();
}`;

/**
 * Replaces a screen by its changed version without a reload of the page. Its new loader applies from the next reload
 * on, because the router keeps the former one.
 */
// biome-ignore lint/style/noDefaultExport: Rspack takes a loader's default export
export default function hotScreenLoader(this: Rspack.LoaderContext, source: string): string {
  return this.hot && IS_SCREEN.test(source) ? source + ACCEPTS : source;
}
