/** How many of what: `[4, 'department']`. */
export type Counted = readonly [count: number, noun: string];

/** 'Vesu Showroom cannot be deleted: 4 departments and 18 employees belong to it.' */
export function inUse(name: string, dependants: readonly Counted[]): string {
  const present = dependants.filter(([count]) => count > 0);
  if (present.length === 0) return `${name} cannot be deleted: something still belongs to it.`;
  const total = present.reduce((sum, [count]) => sum + count, 0);
  const parts = present.map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  return `${name} cannot be deleted: ${joined(parts)} ${total === 1 ? 'belongs' : 'belong'} to it.`;
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
