import type { SessionLogEntry } from '@seamline/shared/contract/session-log';
import { useMessages } from '@seamline/shared/messages';
import { Badge } from '@seamline/shared/ui';
import { LogDays } from '../log/LogDays.tsx';
import { adminMessages } from '../messages.ts';

const TONES = {
  'sign-in': 'success',
  'failed-sign-in': 'danger',
  lockout: 'danger',
  'sign-out': 'accent',
  'read-employees': 'accent',
  'view-document': 'accent',
} as const;

export function SessionLogList({ entries }: { entries: readonly SessionLogEntry[] }) {
  return <LogDays entries={entries}>{(entry) => <Entry entry={entry} />}</LogDays>;
}

function Entry({ entry }: { entry: SessionLogEntry }) {
  const { sessionLog: text, activity } = useMessages(adminMessages);
  const { who, event, address, secret, times, employees, document } = entry;
  return (
    <>
      <p>
        <strong>{who.name || text.unknownAccount}</strong> <Badge tone={TONES[event]}>{text.events[event]}</Badge>{' '}
        {secret && text.secrets[secret]}
        {employees !== null && text.employees(employees)}
        {document && (
          <>
            {text.documents[document.kind]} <strong>{document.employee_name}</strong>
          </>
        )}{' '}
        {times > 1 && (event === 'read-employees' ? text.timesInHour(times) : text.times(times))}
      </p>
      <small>
        {who.number} {activity.fromAddress(address)}
      </small>
    </>
  );
}
