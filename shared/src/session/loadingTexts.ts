const loading = new Set<Promise<unknown>>();

/** Longest wait of a page for its messages, in milliseconds; then it begins in English. */
const PATIENCE = 3_000;

/**
 * Notes that messages in another language are loading, for `textsLoaded`.
 * @deprecated Goes with `defineMessages`; `translatedRoutes` waits for the messages of a package.
 */
export function whileTextsLoad(texts: Promise<unknown>): void {
  loading.add(texts);
  void texts.finally(() => loading.delete(texts));
}

/**
 * Resolves when all messages that were requested are loaded, have failed, or take too long.
 * @deprecated Goes with `defineMessages`.
 */
export async function textsLoaded(): Promise<void> {
  if (loading.size === 0) return;
  await Promise.race([Promise.allSettled(loading), new Promise((done) => setTimeout(done, PATIENCE))]);
}
