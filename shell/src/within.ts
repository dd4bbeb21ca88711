/** Waits for something, but not for long, and not for it to succeed. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([Promise.allSettled([work]), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
