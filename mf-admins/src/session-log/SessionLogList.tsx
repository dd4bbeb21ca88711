import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import { Badge } from '@seamline/shared/ui';
import { LogDays } from '../log/LogDays.tsx';
import { EVENT_LABELS } from './sessionLogFilter.ts';

const TONES = {
  'sign-in': 'success',
  'failed-sign-in': 'danger',
  lockout: 'danger',
  'sign-out': 'accent',
  'end-session': 'accent',
  'read-employees': 'accent',
  'view-document': 'accent',
  'reveal-number': 'accent',
} as const;

const SECRETS: Readonly<Record<NonNullable<SessionLogEntry['secret']>, MessageDescriptor>> = {
  password: msg({ message: 'with a password', comment: 'After "Signed in" or "Failed sign-in"' }),
  code: msg({ message: 'with a one-time code', comment: 'After "Signed in" or "Failed sign-in"' }),
};

const DOCUMENTS: Readonly<Record<NonNullable<SessionLogEntry['document']>['kind'], MessageDescriptor>> = {
  aadhaar: msg({ message: 'Aadhaar card of', comment: 'Before the name of an employee' }),
  pan_card: msg({ message: 'PAN card of', comment: 'Before the name of an employee' }),
  pan_number: msg({ message: 'PAN of', comment: 'Before the name of an employee' }),
  aadhaar_number: msg({ message: 'Aadhaar number of', comment: 'Before the name of an employee' }),
  uan_number: msg({ message: 'UAN of', comment: 'Before the name of an employee' }),
  esic_number: msg({ message: 'ESIC number of', comment: 'Before the name of an employee' }),
  bank_account_number: msg({ message: 'Bank account number of', comment: 'Before the name of an employee' }),
  ifsc_code: msg({ message: 'IFSC code of', comment: 'Before the name of an employee' }),
};

export function SessionLogList({ entries }: { entries: readonly SessionLogEntry[] }) {
  return <LogDays entries={entries}>{(entry) => <Entry entry={entry} />}</LogDays>;
}

function Entry({ entry }: { entry: SessionLogEntry }) {
  const { t } = useLingui();
  const { who, event, address, secret, times, employees, document } = entry;
  return (
    <>
      <p>
        <strong>{who.name || t`Unknown account`}</strong> <Badge tone={TONES[event]}>{t(EVENT_LABELS[event])}</Badge>{' '}
        {secret && t(SECRETS[secret])}
        {employees !== null && <Plural value={employees} one="# record" other="# records" />}
        {document && (
          <>
            {t(DOCUMENTS[document.kind])} <strong>{document.employee_name}</strong>
          </>
        )}{' '}
        {event === 'end-session' ? (
          <Plural value={times} one="# session" other="# sessions" />
        ) : (
          times > 1 && (employees !== null ? t`${times} times in 1 hour` : t`${times} times in 10 minutes`)
        )}
      </p>
      <small>
        {who.number} <Trans>from {address}</Trans>
      </small>
    </>
  );
}
