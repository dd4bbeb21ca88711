/** Returns the id in a search parameter, or undefined for any other text. */
export function parseId(parameter: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}
