import { useLingui } from '@lingui/react/macro';
import type { SampleRecord } from '@seamline/shared/contract/sample-domain/sample-records';
import { prefetch } from '@seamline/shared/query';
import { actions, DialogLink, ListScreen, serial, text } from '@seamline/shared/table';
import { ADD_PATH, sampleRecords } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(sampleRecords.query);
  return null;
}

export function Component() {
  const { t } = useLingui();
  return (
    <ListScreen
      title={t`Sample Records`}
      list={sampleRecords}
      columns={[
        serial(t`S.No`, { priority: 'low' }),
        actions<SampleRecord>(t`Action`, ({ id, name }) => (
          <>
            <DialogLink icon="edit" label={t`Edit ${name}`} to={`${id}/edit`} />
            <DialogLink icon="trash" tone="danger" label={t`Delete ${name}`} to={`${id}/delete`} />
          </>
        )),
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
