import { Box } from '@chakra-ui/react/box';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Field, NativeSelect } from '@seamline/shared/ui';
import { DATE_ORDERS, type DateOrder, type SuggestedOrder } from '../check/dates.ts';

const ORDER_LABELS: Readonly<Record<DateOrder, MessageDescriptor>> = {
  day: msg`Day first (29/02/2020)`,
  month: msg`Month first (02/29/2020)`,
  year: msg`Year first (20-02-29)`,
};

const EVIDENCE_MESSAGES: Readonly<Record<SuggestedOrder['evidence'], MessageDescriptor>> = {
  clear: msg`The dates of this file fit this order only.`,
  open: msg`The dates of this file fit more than one order. Make sure that this is the right one.`,
  mixed: msg`No order fits all dates of this file. Those that do not fit are marked in the check.`,
};

interface DateOrderFieldProps {
  suggested: SuggestedOrder;
  order: DateOrder;
  choose(order: DateOrder): void;
}

/** The order of day, month and year for all numeric dates of the file, with the evidence in the file. */
export function DateOrderField({ suggested, order, choose }: DateOrderFieldProps) {
  const { t } = useLingui();
  const offered = DATE_ORDERS.filter((one) => one !== 'year' || suggested.mayBeginWithYear || order === 'year');
  const hint =
    order === suggested.order
      ? t(EVIDENCE_MESSAGES[suggested.evidence])
      : t`The dates of this file suggest: ${{ order: t(ORDER_LABELS[suggested.order]) }}.`;
  return (
    <Box maxWidth="24rem">
      <Field label={t`Order of the dates`} hint={hint}>
        {(control) => (
          <NativeSelect
            {...control}
            value={order}
            onChange={({ target }) => choose(offered.find((one) => one === target.value) ?? order)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {t(ORDER_LABELS[one])}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Box>
  );
}
