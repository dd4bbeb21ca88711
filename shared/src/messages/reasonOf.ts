/** What went wrong, in the words of whoever noticed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
