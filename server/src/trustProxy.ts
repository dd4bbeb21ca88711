import { isIP } from 'node:net';

/** Refuses a wide network, whose callers could choose the IP address that their tries are counted for. */
const WIDEST_NETWORK = { 4: 8, 6: 7 } as const;
const MOST_PROXIES = 9;

/** The correction of the setting of trusted proxies. */
export function proxyProblems(value: string): string[] {
  if (value === 'off') return [];
  const advice = 'Give the number of proxies in front of the server, e.g. 1, or list their addresses.';
  if (value === 'on') return [`TRUST_PROXY=on would believe any address that a caller claims. ${advice}`];
  if (/^\d+$/.test(value)) {
    return Number(value) <= MOST_PROXIES
      ? []
      : [`TRUST_PROXY=${value} is more than ${MOST_PROXIES} proxies. ${advice}`];
  }
  return list(value)
    .filter((entry) => !isProxyNetwork(entry))
    .map((entry) => `TRUST_PROXY lists "${entry}", which is no address and no network of proxies. ${advice}`);
}

function isProxyNetwork(entry: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (rest.length > 0 || (version !== 4 && version !== 6)) return false;
  const longest = version === 4 ? 32 : 128;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= WIDEST_NETWORK[version] && Number(prefix) <= longest)
  );
}

/** Number of proxies in front, or their addresses; false for none. */
export function trustProxy(value: string): false | number | string[] {
  if (value === 'off' || Number(value) === 0) return false;
  return /^\d+$/.test(value) ? Number(value) : list(value);
}

/** The entries of a list with commas. */
export function list(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
