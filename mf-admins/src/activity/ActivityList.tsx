import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivityEntry } from '@seamline/shared/contract/access/activity';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { recordLabel } from '@seamline/shared/labels/record';
import { Badge } from '@seamline/shared/ui';
import { LogDays } from '../log/LogDays.tsx';
import { type Change, changesOf, EMPTY } from './changes.ts';
import { PAST_ACTIONS, type ShownAction, shownAction } from './labels.ts';

export function ActivityList({ entries, names }: { entries: readonly ActivityEntry[]; names: ReferenceNames }) {
  return <LogDays entries={entries}>{(entry) => <Entry entry={entry} names={names} />}</LogDays>;
}

const TONES = {
  create: 'success',
  update: 'accent',
  remove: 'danger',
  export: 'accent',
  erase: 'danger',
  restore: 'success',
  leave: 'accent',
  reinstate: 'success',
} as const satisfies Record<ShownAction, string>;

function Entry({ entry, names }: { entry: ActivityEntry; names: ReferenceNames }) {
  const { t, i18n } = useLingui();
  const { address } = entry;
  const action = shownAction(entry);
  return (
    <>
      <p>
        <strong>{entry.who.name}</strong> <Badge tone={TONES[action]}>{t(PAST_ACTIONS[action])}</Badge>{' '}
        {action !== 'export' && recordLabel(entry.record, i18n).toLowerCase()} <strong>{entry.record_name}</strong>
      </p>
      <Changes changes={changesOf(entry, i18n, names)} entry={entry} />
      {/* Seamline's own entries have no number and no IP address. */}
      {address && (
        <small>
          {entry.who.number} <Trans>from {address}</Trans>
        </small>
      )}
    </>
  );
}

/** More would push the next entries off the page. */
const SHOWN_AT_ONCE = 8;

function Changes({ changes, entry: { action } }: { changes: readonly Change[]; entry: ActivityEntry }) {
  const count = changes.length;
  const hasBefore = action === 'update' || action === 'remove' || action === 'erase';
  if (count === 0) return null;
  const list = (
    <dl>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} hasBefore={hasBefore} />
      ))}
    </dl>
  );
  if ((action === 'update' || action === 'export') && count <= SHOWN_AT_ONCE) return list;
  return (
    <details>
      <summary>
        <Plural value={count} one="# value" other="# values" />
      </summary>
      {list}
    </details>
  );
}

/** One changed value. A new record has no earlier value. */
function ChangeLine({ change: { field, before, after }, hasBefore }: { change: Change; hasBefore: boolean }) {
  if (!hasBefore) {
    return (
      <>
        <dt>{field}</dt>
        <dd>
          <ins>{after}</ins>
        </dd>
      </>
    );
  }
  return (
    <>
      <dt>{field}</dt>
      <dd>
        <VisuallyHidden>
          <Trans comment="Read out before the earlier value">before</Trans>{' '}
        </VisuallyHidden>
        {before === EMPTY ? before : <del>{before}</del>} <span aria-hidden="true">→</span>{' '}
        <VisuallyHidden>
          <Trans comment="Read out before the new value">after</Trans>{' '}
        </VisuallyHidden>
        {after === EMPTY ? after : <ins>{after}</ins>}
      </dd>
    </>
  );
}
