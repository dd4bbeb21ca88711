import { useMessages } from '@seamline/shared/messages';
import { formatDay, formatMoment } from '@seamline/shared/table';
import { Button, Notice } from '@seamline/shared/ui';
import { formMessages } from './texts.ts';
import type { FormDraft } from './useDraft.ts';

/** Says that what was typed before is in the form again, and takes it out where that is not wanted. */
export function DraftNotice({ draft: { restored, isOutdated, discard } }: { draft: FormDraft }) {
  const text = useMessages(formMessages);
  if (!restored) return null;
  const details = [isOutdated && text.draftOutdated, restored.hadFiles && text.draftWithoutFiles];
  return (
    <Notice
      detail={details.filter(Boolean).join(' ') || undefined}
      action={
        <Button variant="outline" size="sm" onClick={discard}>
          {text.discardDraft}
        </Button>
      }
    >
      {text.draftRestored(momentOf(restored.at))}
    </Notice>
  );
}

/** `10:42`, with the day where it is not today. */
function momentOf(instant: string): string {
  const [day = '', time = ''] = formatMoment(instant).split(' ');
  const clock = time.slice(0, 5);
  return day === formatDay(new Date().toISOString()) ? clock : `${day} ${clock}`;
}
