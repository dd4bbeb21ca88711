import type { ActivityEntry } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { useMessages } from '@seamline/shared/messages';
import { Badge, VisuallyHidden } from '@seamline/shared/ui';
import { LogDays } from '../log/LogDays.tsx';
import { adminMessages } from '../messages.ts';
import { type Change, changesOf } from './changes.ts';

export function ActivityList({ entries, names }: { entries: readonly ActivityEntry[]; names: ReferenceNames }) {
  return <LogDays entries={entries}>{(entry) => <Entry entry={entry} names={names} />}</LogDays>;
}

const TONES = { create: 'success', update: 'accent', remove: 'danger', export: 'accent', erase: 'danger' } as const;

function Entry({ entry, names }: { entry: ActivityEntry; names: ReferenceNames }) {
  const text = useMessages(adminMessages);
  const { did, records, fromAddress } = text.activity;
  return (
    <>
      <p>
        <strong>{entry.who.name}</strong> <Badge tone={TONES[entry.action]}>{did[entry.action]}</Badge>{' '}
        {entry.action !== 'export' && records[entry.record].toLowerCase()} <strong>{entry.record_name}</strong>
      </p>
      <Changes changes={changesOf(entry, text, names)} entry={entry} />
      {/* Seamline itself has neither. */}
      {entry.address && (
        <small>
          {entry.who.number} {fromAddress(entry.address)}
        </small>
      )}
    </>
  );
}

/** More would push the next entries off the page. */
const SHOWN_AT_ONCE = 8;

function Changes({ changes, entry: { action } }: { changes: readonly Change[]; entry: ActivityEntry }) {
  const { activity: text } = useMessages(adminMessages);
  if (changes.length === 0) return null;
  const list = (
    <dl>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} hasBefore={action !== 'create' && action !== 'export'} />
      ))}
    </dl>
  );
  if ((action === 'update' || action === 'export') && changes.length <= SHOWN_AT_ONCE) return list;
  return (
    <details>
      <summary>{text.values(changes.length)}</summary>
      {list}
    </details>
  );
}

/** A record that was not there before has no values of before to be told. */
function ChangeLine({ change: { field, before, after }, hasBefore }: { change: Change; hasBefore: boolean }) {
  const { activity: text } = useMessages(adminMessages);
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
        <VisuallyHidden>{text.before} </VisuallyHidden>
        {before === text.empty ? before : <del>{before}</del>} <span aria-hidden="true">→</span>{' '}
        <VisuallyHidden>{text.after} </VisuallyHidden>
        {after === text.empty ? after : <ins>{after}</ins>}
      </dd>
    </>
  );
}
