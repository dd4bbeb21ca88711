import type { DEVICE_KINDS } from '@seamline/shared/contract/access/sessions';
import Bowser from 'bowser';

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: (typeof DEVICE_KINDS)[number] | null;
}

const KINDS: Readonly<Record<string, Device['device']>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };
/** No browser's own text is longer; the text comes from outside and is searched with regular expressions. */
const LONGEST_USER_AGENT = 500;
export const LONGEST_DEVICE_NAME = 60;

/** Returns browser, system and kind of device that a User-Agent header states. */
export function describeDevice(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST_USER_AGENT);
  if (text.trim() === '') return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(text);
  return { browser: nameOf(browser.name), system: nameOf(os.name), device: KINDS[platform.type ?? ''] ?? null };
}

/** Of an unknown browser the name is whatever the header begins with. */
function nameOf(name = ''): string | null {
  return (
    name
      .replace(/[^\w .+-]/g, '')
      .trim()
      .slice(0, LONGEST_DEVICE_NAME) || null
  );
}
