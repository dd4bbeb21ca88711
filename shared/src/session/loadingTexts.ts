const loading = new Set<Promise<unknown>>();

/** Milliseconds that a page waits for its words; then it begins in English. */
const PATIENCE = 3_000;

/** Notes that texts in another language are on their way, for whoever would rather wait than show English first. */
export function whileTextsLoad(texts: Promise<unknown>): void {
  loading.add(texts);
  void texts.finally(() => loading.delete(texts));
}

/** Fulfilled when every text asked for so far is there, failed, or takes too long. */
export async function textsLoaded(): Promise<void> {
  if (loading.size === 0) return;
  await Promise.race([Promise.allSettled(loading), new Promise((done) => setTimeout(done, PATIENCE))]);
}
