import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { getDeletion } from '@seamline/shared/contract/access/activity';
import type { DeletableKind } from '@seamline/shared/contract/record-kinds';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatMoment } from '@seamline/shared/messages';
import { request } from '@seamline/shared/query';
import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';

/** The record whose dialog is open, for a form in it that finds it deleted. */
export interface OpenRecord {
  readonly kind: DeletableKind;
  readonly id: number;
  /** The values of the record when its dialog was opened. */
  readonly values: object;
  readonly addPath: string | undefined;
}

export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined);

/** Says when a record was deleted and, as far as the viewer may know, by whom; nothing for a record that was not. */
export function DeletionNote({ kind, id }: Pick<OpenRecord, 'kind' | 'id'>) {
  const { t } = useI18n(builtInMessages);
  const { data } = useQuery({
    queryKey: [getDeletion.path, kind, id],
    queryFn: request(getDeletion, { query: { record: kind, id } }),
    staleTime: 0,
  });
  if (!data?.deletion) return null;
  const { name, by: person } = data.deletion;
  const when = formatMoment(data.deletion.at);
  return (
    <Text role="status">
      {person === null ? t(msg`${name} was deleted on ${when}.`) : t(msg`${person} deleted ${name} on ${when}.`)}
    </Text>
  );
}
