/** Returns the id in a search parameter; undefined for any other value. */
export function idIn(params: URLSearchParams, name: string): number | undefined {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
