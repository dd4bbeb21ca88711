import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Transfer } from '@seamline/shared/contract/employees/employee-profiles';
import { formatCalendarDay } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Button, ConfirmDialog, Notice } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { transferMutations } from '../queries.ts';
import { linesOf } from './History.tsx';

interface PlannedTransferProps {
  id: number;
  name: string;
  transfer: Transfer;
  /** The last working day of an employee who leaves, `YYYY-MM-DD`. */
  lastDay: string | undefined;
}

/** The transfer that was entered ahead, with its withdrawal. */
export function PlannedTransfer({ id, name, transfer, lastDay }: PlannedTransferProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useMutation(transferMutations.withdraw);
  const day = formatCalendarDay(transfer.effective_on);
  const next = linesOf(transfer).join(' · ');
  const lapses = lastDay !== undefined && transfer.effective_on > lastDay;
  return (
    <>
      <Notice
        detail={lapses ? t`It will not take effect: the last day is earlier.` : undefined}
        below={
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <Trans>Withdraw the transfer</Trans>
          </Button>
        }
      >
        {t`From ${day}: ${next}`}
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={t`Withdraw the transfer`}
          confirmLabel={t`Withdraw the transfer`}
          danger
          confirm={async () => {
            const { message } = await mutateAsync({ id, version: transfer.version });
            notify.success(message);
          }}
          close={() => setAsking(false)}
        >
          <Text>{t`${name} stays as now on ${day}.`}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
