/** The id that the address has under a name; anything else there is none. */
export function idIn(params: URLSearchParams, name: string): number | undefined {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
