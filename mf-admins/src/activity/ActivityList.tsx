import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityEntry } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { useMessages } from '@seamline/shared/messages';
import { formatDay, formatTime } from '@seamline/shared/table';
import { Badge, Heading, VisuallyHidden } from '@seamline/shared/ui';
import { adminMessages } from '../messages.ts';
import { type Change, changesOf } from './changes.ts';

/** One class for the whole list: its lines are native elements, since hundreds of styled ones are slow. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& ol': {
      listStyle: 'none',
      marginBlockStart: '2',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    '& ol > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      padding: { base: '3', md: '4' },
      overflowWrap: 'anywhere',
    },
    '& ol > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& time': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& small': { color: 'muted', fontSize: 'sm' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(8rem, auto) minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      marginBlock: '1.5',
    },
    '& dt': { color: 'muted' },
    '& del': { textDecorationColor: 'danger', color: 'muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'medium' },
    '& summary': { cursor: 'pointer', color: 'muted', paddingBlock: { base: '3', md: '0.5' } },
  },
});

/** The entries below the day that they belong to, newest first. */
export function ActivityList({ entries, names }: { entries: readonly ActivityEntry[]; names: ReferenceNames }) {
  const days = Map.groupBy(entries, ({ at }) => formatDay(at));
  return (
    <Frame>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Heading size="md">{day}</Heading>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} names={names} />
            ))}
          </ol>
        </section>
      ))}
    </Frame>
  );
}

const TONES = { create: 'success', update: 'accent', remove: 'danger', export: 'accent' } as const;

function Entry({ entry, names }: { entry: ActivityEntry; names: ReferenceNames }) {
  const text = useMessages(adminMessages);
  const { did, records, fromAddress } = text.activity;
  const time = formatTime(entry.at);
  return (
    <li>
      <time dateTime={entry.at}>{time}</time>
      <div>
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
      </div>
    </li>
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
