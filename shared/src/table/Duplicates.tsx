import { chakra } from '@chakra-ui/react/styled-system';
import { msg } from '@lingui/core/macro';
import { nameKey } from '@seamline/shared/contract/wire/fields';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Badge } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** Returns the records of a list that share a value with another one, as the server compares names. */
export function findDuplicates<R>(
  records: readonly R[],
  textOf: (record: R) => string | null | undefined,
): ReadonlySet<R> {
  const groups = Map.groupBy(records, (record) => nameKey(textOf(record) ?? ''));
  groups.delete('');
  return new Set([...groups.values()].filter(({ length }) => length > 1).flat());
}

/** A code or short name in a list, marked where another record has it too. */
export function Code({ isDuplicate, children }: { isDuplicate: boolean; children: ReactNode }) {
  const { t } = useI18n(builtInMessages);
  if (!isDuplicate) return children;
  return (
    // Below the code, because a wider column would move another one into the details of the rows.
    <chakra.span display="grid" justifyItems="start" rowGap="1">
      {children} <Badge title={t(msg`Another record of this list has the same.`)}>{t(msg`Duplicate`)}</Badge>
    </chakra.span>
  );
}
