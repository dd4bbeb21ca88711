import { useMessages } from '@seamline/shared/messages';
import { Box, Field, NativeSelect } from '@seamline/shared/ui';
import { DATE_ORDERS, type DateOrder, type SuggestedOrder } from '../check/dates.ts';
import { bulkMessages } from '../messages.ts';

interface DateOrderFieldProps {
  suggested: SuggestedOrder;
  order: DateOrder;
  choose(order: DateOrder): void;
}

/** The order in which all dates in numbers of the file are read, with what the file itself says of it. */
export function DateOrderField({ suggested, order, choose }: DateOrderFieldProps) {
  const text = useMessages(bulkMessages).columns;
  const offered = DATE_ORDERS.filter((one) => one !== 'year' || suggested.mayBeginWithYear || order === 'year');
  const hint =
    order === suggested.order
      ? text.dateEvidence[suggested.evidence]
      : text.dateSuggestion(text.dateOrders[suggested.order]);
  return (
    <Box maxWidth="24rem">
      <Field label={text.dateOrder} hint={hint}>
        {(control) => (
          <NativeSelect
            {...control}
            value={order}
            onChange={({ target }) => choose(offered.find((one) => one === target.value) ?? order)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {text.dateOrders[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Box>
  );
}
