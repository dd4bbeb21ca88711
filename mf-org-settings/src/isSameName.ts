/** Whether two names are one to the server: whatever the case and the spaces around them. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
