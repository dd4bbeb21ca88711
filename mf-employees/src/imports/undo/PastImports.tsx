import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PastImport } from '@seamline/shared/contract/employees/import-undo';
import { formatDay, formatMoment, formatNumber } from '@seamline/shared/messages';
import { actions, DataTable, DialogLink, Loaded, text } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { pastImports } from '../bulkApi.ts';

/** The imports that wrote something, the latest first, each of which can be undone. Nothing without one. */
export function PastImports() {
  const { t } = useLingui();
  const query = useQuery({ ...pastImports, staleTime: 0 });
  if (query.data?.imports.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-labelledby="past-imports">
      <Heading id="past-imports" size="lg">
        <Trans>Earlier imports</Trans>
      </Heading>
      <Loaded
        query={query}
        loading={t`Loading earlier imports...`}
        failed={t`The earlier imports could not be fetched.`}
      >
        {({ imports }) => (
          <DataTable
            caption={t`Earlier imports`}
            rows={imports}
            rowKey={({ id }) => id}
            empty={{ icon: 'history', title: t`No imports yet.`, why: '', noMatch: t`No imports yet.` }}
            columns={[
              text<PastImport>('file_name', t`File`, { rowHeader: true, priority: 'high' }),
              text<PastImport>('last_at', t`Imported`, { show: (moment) => formatMoment(String(moment)) }),
              { heading: t`By`, cell: ({ who }) => who.name, name: 'by', sortBy: ({ who }) => who.name },
              text<PastImport>('created', t`Added`, { align: 'end', show: (count) => formatNumber(Number(count)) }),
              text<PastImport>('changed', t`Changed`, { align: 'end', show: (count) => formatNumber(Number(count)) }),
              {
                heading: t`Undone`,
                cell: ({ undone }) => undone && t`by ${{ person: undone.by }}, ${{ day: formatDay(undone.at) }}`,
              },
              actions<PastImport>(
                t`Action`,
                ({ id, file_name: file, undone, last_at: at }) =>
                  !undone && (
                    <DialogLink
                      icon="undo"
                      label={t`Undo the import of ${file}, ${{ moment: formatMoment(at) }}`}
                      to={`undo/${id}`}
                    />
                  ),
              ),
            ]}
          />
        )}
      </Loaded>
    </Stack>
  );
}
