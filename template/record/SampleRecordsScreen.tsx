import { useLingui } from '@lingui/react/macro';
import type { SampleRecord } from '@seamline/shared/contract/sample-domain/sample-records';
import { actions, EditAndDelete, ListScreen, loaderOf, serial, text } from '@seamline/shared/table';
import { ADD_PATH, sampleRecords } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(sampleRecords.query);

export function Component() {
  const { t } = useLingui();
  return (
    <ListScreen
      title={t`Sample Records`}
      list={sampleRecords}
      columns={[
        serial(t`S.No`, { priority: 'low' }),
        actions<SampleRecord>(t`Action`, ({ id, name }) => <EditAndDelete id={id} name={name} />),
        text('name', t`Name`, { priority: 'high', rowHeader: true }),
      ]}
      search={{ label: t`Search sample records`, texts: ({ name }) => [name] }}
      add={{ to: ADD_PATH, label: t`Add Sample Record` }}
      loading={t`Loading sample records...`}
      failed={t`Failed to fetch sample records.`}
      empty={{
        icon: 'list',
        title: t`No sample records found.`,
        why: t`Sample records that are added are listed here.`,
        noMatch: (search) => t`No sample record matches “${search}”.`,
      }}
    />
  );
}
