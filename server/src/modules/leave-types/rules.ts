export const duplicateName = (name: string) => `There is already a leave type called ${name}.`;

/** How many reasons a refusal names before it counts the rest. */
const NAMED = 6;

/** 'Sick Leave cannot be deleted: the reasons Fever or flu and Injury at work belong to it.' */
export function inUse(name: string, reasons: readonly string[]): string {
  if (reasons.length === 0) return `${name} cannot be deleted: something still belongs to it.`;
  const names = reasons.map((reason) => reason || '(no text)');
  if (names.length === 1) return `${name} cannot be deleted: the reason ${names[0]} belongs to it.`;
  const rest = names.length - NAMED;
  const parts = rest > 0 ? [...names.slice(0, NAMED), `${rest} more`] : names;
  return `${name} cannot be deleted: the reasons ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} belong to it.`;
}
