/** A file of its own: the first page shows what was requested before its code was there. */
export const importKy = () => import(/* webpackChunkName: "ky" */ 'ky');

/** Fetches the code that makes calls, before the first one waits for it. */
export function prefetchCalls(): void {
  importKy().catch(() => undefined);
}
