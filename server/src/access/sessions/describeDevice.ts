import type { DEVICE_KINDS } from '@seamline/shared/contract/access/sessions';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: (typeof DEVICE_KINDS)[number] | null;
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Browsers by the token of their User-Agent. One that builds on another names that as well, so it comes first. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bOP[RTX]\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bVivoBrowser\//, 'Vivo Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'Chrome OS'],
  [/\bLinux\b/, 'Linux'],
];

/** No browser's own text is longer; the text comes from outside and is searched with regular expressions. */
const LONGEST_USER_AGENT = 500;

/** Returns browser, system and kind of device that a User-Agent header states; null for what is not known. */
export function describeDevice(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST_USER_AGENT);
  const system = nameIn(SYSTEMS, text);
  return { browser: nameIn(BROWSERS, text), system, device: system === null ? null : kindOf(text, system) };
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Android tablets leave out the word "Mobile" that its phones have. */
function kindOf(text: string, system: string): NonNullable<Device['device']> {
  if (/\biPad\b|\bTablet\b/.test(text) || (system === 'Android' && !/\bMobile\b/.test(text))) return 'tablet';
  return system === 'iOS' || system === 'Android' || /\bMobile\b/.test(text) ? 'phone' : 'computer';
}
