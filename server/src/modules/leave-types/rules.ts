import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
export const duplicateName = (name: string) => localized('leave_type_name_taken', { name });

/** Most reasons that a refusal names before it counts the rest. */
const NAMED = 6;

/** 'Sick Leave cannot be deleted: the reasons Fever or flu and Injury at work belong to it.' */
export function inUse(name: string, reasons: readonly string[]): LocalizedMessage {
  if (reasons.length === 0) return localized('record_still_in_use', { name });
  const names = reasons.map((reason) => reason || localized('no_text'));
  const rest = names.length - NAMED;
  const shown = rest > 0 ? [...names.slice(0, NAMED), localized('more', { count: rest })] : names;
  return localized('leave_type_in_use', { name, reasons: shown, total: names.length });
}
