import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { formatDay, formatTime } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import type { FormDraft } from './useDraft.ts';

/** Announces that a draft was restored into the form, with a button that discards it. */
export function DraftNotice({ draft: { restored, isOutdated, discard } }: { draft: FormDraft }) {
  const { t } = useI18n(builtInMessages);
  if (!restored) return null;
  const when = draftMoment(restored.at);
  const details = [
    isOutdated && t(msg`This record was changed after that. When you save, you see the differences.`),
    restored.hadFiles && t(msg`Files are never kept: please choose them again.`),
  ];
  return (
    <Notice
      detail={details.filter(Boolean).join(' ') || undefined}
      action={
        <Button variant="outline" size="sm" onClick={discard}>
          {t(msg`Discard them`)}
        </Button>
      }
    >
      {t(msg`Your unsaved entries of ${when} are back.`)}
    </Notice>
  );
}

/** Returns a time such as `10:42`, with the day unless it is today. */
export function draftMoment(instant: string): string {
  const day = formatDay(instant);
  const time = formatTime(instant).slice(0, 5);
  return day === formatDay(new Date().toISOString()) ? time : `${day} ${time}`;
}
