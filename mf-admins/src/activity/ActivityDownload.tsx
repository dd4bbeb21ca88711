import type { ActivityFilter } from '@seamline/shared/contract/activity';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { formatDay } from '@seamline/shared/table';
import { Button, HStack, Icon, Text } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { withReason } from '../failures.ts';
import { adminMessages } from '../messages.ts';
import { activityFile } from './activityFile.ts';

/** Fetches everything that the filter lets pass and hands it over as a file; it can be stopped meanwhile. */
export function ActivityDownload({ filter }: { filter: ActivityFilter }) {
  const text = useMessages(adminMessages);
  const [entries, setEntries] = useState<number>();
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
      save(await activityFile(filter, text, { signal: controller.signal, progress }));
      notify.success(text.activity.downloaded(count));
    } catch (error) {
      if (controller.signal.aborted) return;
      const { text: sentence, detail = '' } = withReason(text.activity.downloadFailed, error);
      notify.error(sentence, { detail, retry: () => void download() });
    } finally {
      setEntries(undefined);
    }
  }

  if (entries === undefined) {
    return (
      <Button variant="outline" onClick={() => void download()}>
        <Icon name="download" /> {text.activity.download}
      </Button>
    );
  }
  return (
    <HStack>
      <Text role="status" tone="muted">
        {text.activity.downloading(entries)}
      </Text>
      <Button variant="outline" onClick={() => running.current?.abort()}>
        {text.activity.stop}
      </Button>
    </HStack>
  );
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `activity-${formatDay(new Date().toISOString())}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
