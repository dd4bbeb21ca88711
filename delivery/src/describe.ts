import type { RegisteredRemote } from '@seamline/shared/contract/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { usageText } from './usage.ts';

/** A remote as `list` shows it: its releases, what was checked of them, and who runs what. */
export function describe(name: string, remote: RegisteredRemote, usage: readonly ReleaseUsage[]): string {
  const { title, owner, paths, state, reason, release, previous, canary, signature } = remote;
  const before = previous ? ` (previous: ${previous.id})` : '';
  const status = state === 'live' ? 'live' : `disabled: ${reason ?? 'no reason given'}`;
  const signed = signature ? `signed with ${signature.key}` : 'not signed';
  const lines = [
    `${name}  ${release.id}${before}`,
    ...(canary ? [`canary with ${canary.share} %: ${canary.release.id}, ${checkOf(canary.release)}`] : []),
    `${status}, published ${release.published_at}, ${signed}, ${checkOf(release)}`,
    `${title}, ${owner}: ${paths.map((path) => `/dashboard/${path}`).join(' ')}`,
    ...usage.filter((each) => each.remote === name).map((each) => `${each.release} ${usageText(each)}`),
  ];
  return lines.join('\n    ');
}

function checkOf({ verdict }: RegisteredRemote['release']): string {
  if (verdict?.outcome === 'passed') return `looked at in a browser as composition ${verdict.composition}`;
  return `not looked at in a browser${verdict?.reason ? ` (${verdict.reason})` : ''}`;
}

/** A line of the audit log: '2026-11-21 14:02 UTC  anita  rollback mf-leave 1.0.0-b → 1.0.0-a: Dates are wrong.' */
export function lineOf(json: string): string {
  const { time, who, command, remote, from, to, reason, unverified } = JSON.parse(json) as Record<
    string,
    string | null
  >;
  const change = [from, to].filter(Boolean).join(' → ');
  const when = time?.slice(0, 16).replace('T', ' ');
  const fault = unverified ? ` (unverified: ${unverified.replaceAll('\n', ' ')})` : '';
  return `${when} UTC  ${who}  ${command} ${remote} ${change}${reason ? `: ${reason}` : ''}${fault}`;
}
