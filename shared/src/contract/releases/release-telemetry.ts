import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, instant } from '../wire/fields.ts';
import { composition, compositionId } from './composition.ts';
import { registeredRemote, release, remoteName } from './registry.ts';

/**
 * Outcomes that a page reports of a release: it was loaded, failed to load, crashed on the screen, or is still in use.
 * A report contains nothing about the person: no message of an error, no id of a record, no query.
 */
export const REMOTE_OUTCOMES = ['loaded', 'failed', 'crashed', 'in use'] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

const remoteReport = z.object({
  remote: remoteName,
  release: release.shape.id,
  outcome: z.enum(REMOTE_OUTCOMES),
  /** The composition of the page at that moment. */
  composition: z.optional(compositionId),
  /** The team of the remote, only with a fault, as all that follows. */
  owner: z.optional(registeredRemote.shape.owner.check(z.maxLength(80))),
  /** The pattern of the page's route, without ids. */
  route: z.optional(z.string().check(z.regex(/^(?:\/(?:\d{0,3}[A-Za-z_:*?-]){1,60}\d{0,3}){1,12}$/))),
  /** The type of the error. */
  error: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** URLs of built files with line and column, the innermost call first. */
  stack: z.optional(
    z.array(z.string().check(z.regex(/^https?:\/\/[^\s?#@]{1,250}\.js:\d{1,7}:\d{1,7}$/))).check(z.maxLength(12)),
  ),
});
export type RemoteReport = z.output<typeof remoteReport>;

export const reportRemotes = endpoint({
  method: 'POST',
  path: '/data/remote-usage',
  summary: 'Tell how releases of remotes do in this page',
  audience: 'self',
  writes: false,
  limited: true,
  body: {
    as: 'json',
    fields: z.object({
      /** At most one fault, the last one, whose trace the call belongs to: see `contract/trace`. */
      reports: z.array(remoteReport).check(z.minLength(1), z.maxLength(100)),
      /** Compositions of the ids in the reports that this page has not sent yet. */
      compositions: z.optional(z.array(composition).check(z.maxLength(10))),
    }),
  },
  answer: done,
});

/** Outcomes of a release since it was first seen, counted in sessions. Each session counts once for each outcome. */
export const releaseUsage = z.object({
  remote: z.string(),
  release: z.string(),
  loaded: z.int(),
  failed: z.int(),
  crashed: z.int(),
  /** Accounts in whose sessions it failed or crashed; an earlier server did not count them. */
  accounts_with_faults: z.optional(z.int()),
  /** The composition in which it last failed or crashed. */
  last_fault_in: z.optional(compositionId),
  last_seen_at: instant,
});
export type ReleaseUsage = z.output<typeof releaseUsage>;

/** `usage.json` in the artifact store: the usage that the server reports to the teams. */
export const usageFile = z.object({ updated_at: instant, releases: z.array(releaseUsage) });
export type UsageFile = z.output<typeof usageFile>;

export const listRemoteUsage = endpoint({
  method: 'GET',
  path: '/data/remote-usage',
  summary: 'How the releases of the remotes do',
  audience: 'owners',
  answer: z.object({ releases: z.array(releaseUsage) }),
});
