import type { Rspack } from '@rsbuild/core';

const IS_SCREEN = /^export (?:async )?(?:function|const) Component\b/m;

/** React Refresh leaves modules that export more than components to their importers; a screen exports its loader too. */
const ACCEPTS = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate();
}`;

/**
 * Lets a screen take the place of its former self without a reload of the page. Its new loader counts from the next
 * reload on: the router has kept the former one.
 */
// biome-ignore lint/style/noDefaultExport: Rspack takes a loader's default export
export default function hotScreenLoader(this: Rspack.LoaderContext, source: string): string {
  return this.hot && IS_SCREEN.test(source) ? source + ACCEPTS : source;
}
