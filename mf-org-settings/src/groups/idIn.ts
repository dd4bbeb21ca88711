/** The id that a parameter of the address holds; anything else is none. */
export function idIn(parameter: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : undefined;
}
