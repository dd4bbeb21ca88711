import { DEFAULT_TIMEZONE } from '@seamline/shared/contract/company';

/** Browsers still list some zones under the names of the last century. */
const NAMES_OF_TODAY: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The zones of one part of the world: `value` as it is stored, `label` as people read it. */
export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly value: string; readonly label: string }[];
}

function nameOfToday(zone: string): string {
  return NAMES_OF_TODAY[zone] ?? zone;
}

/** Whether a zone is the one that shifts are planned in, under whatever name. */
export function isHomeZone(zone: string): boolean {
  return nameOfToday(zone) === DEFAULT_TIMEZONE;
}

/** All zones that the browser knows, and the stored one whether it knows it or not, by part of the world. */
export function zoneGroups(
  stored: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): readonly ZoneGroup[] {
  const names = new Set([...known.map(nameOfToday), DEFAULT_TIMEZONE, 'UTC', ...(stored ? [stored] : [])]);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of [...names].sort()) {
    const slash = value.indexOf('/');
    const region = slash < 0 ? '' : value.slice(0, slash);
    const label = value.slice(slash + 1).replaceAll('_', ' ');
    groups.set(region, [...(groups.get(region) ?? []), { value, label }]);
  }
  return [...groups].map(([region, zones]) => ({ region, zones })).sort((one, other) => rank(one) - rank(other));
}

/** What has no region comes last. */
function rank({ region }: ZoneGroup): number {
  return region === '' ? 1 : 0;
}
