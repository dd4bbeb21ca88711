import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivityFilter } from '@seamline/shared/contract/access/activity';
import { formatDay } from '@seamline/shared/messages';
import { notify, useFailures } from '@seamline/shared/session';
import { saveFile } from '@seamline/shared/sheet';
import { Button, Icon } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { withReason } from '../failures.ts';
import { activityFile } from './activityFile.ts';

/** Downloads all entries that match the filter as a CSV file. A running download can be stopped. */
export function ActivityDownload({ filter }: { filter: ActivityFilter }) {
  const { t, i18n } = useLingui();
  const [entries, setEntries] = useState<number>();
  const failures = useFailures();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setEntries(0);
    let count = 0;
    const progress = (fetched: number) => {
      count = fetched;
      setEntries(fetched);
    };
    try {
      const file = await activityFile(filter, i18n, { signal: controller.signal, progress });
      saveFile(file, `activity-${formatDay(new Date().toISOString())}.csv`);
      failures.dismiss();
      notify.success(t`${plural(count, { one: 'The file contains # entry.', other: 'The file contains # entries.' })}`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { text: sentence, detail = '' } = withReason(t`Failed to download the activity log.`, error);
      failures.notify(sentence, { detail, retry: () => void download() });
    } finally {
      setEntries(undefined);
    }
  }

  if (entries === undefined) {
    return (
      <Button variant="outline" onClick={() => void download()}>
        <Icon name="download" /> <Trans>Download CSV</Trans>
      </Button>
    );
  }
  return (
    <HStack>
      <Text role="status" color="fg.muted">
        <Plural value={entries} one="# entry so far…" other="# entries so far…" />
      </Text>
      <Button variant="outline" onClick={() => running.current?.abort()}>
        <Trans>Stop</Trans>
      </Button>
    </HStack>
  );
}
