import { DEFAULT_TIMEZONE } from '@seamline/shared/contract/organisation/company';

/** Current names of zones that browsers still list under former ones. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The zones of one region: `value` is stored, `label` is shown. */
export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly value: string; readonly label: string }[];
}

function currentName(zone: string): string {
  return CURRENT_NAMES[zone] ?? zone;
}

/** Returns whether shifts are planned in the zone, under its current or former name. */
export function isHomeZone(zone: string): boolean {
  return currentName(zone) === DEFAULT_TIMEZONE;
}

/** Returns all zones that the browser knows, and the stored one, by region. */
export function zoneGroups(
  stored: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): readonly ZoneGroup[] {
  const names = new Set([...known.map(currentName), DEFAULT_TIMEZONE, 'UTC', ...(stored ? [stored] : [])]);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of [...names].sort()) {
    const slash = value.indexOf('/');
    const region = slash < 0 ? '' : value.slice(0, slash);
    const label = value.slice(slash + 1).replaceAll('_', ' ');
    groups.set(region, [...(groups.get(region) ?? []), { value, label }]);
  }
  return [...groups].map(([region, zones]) => ({ region, zones })).sort((one, other) => rank(one) - rank(other));
}

/** Sorts zones without a region last. */
function rank({ region }: ZoneGroup): number {
  return region === '' ? 1 : 0;
}
