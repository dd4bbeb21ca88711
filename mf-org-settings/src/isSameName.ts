/** Whether two names are one to the server: whatever the case and the spaces around them. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
