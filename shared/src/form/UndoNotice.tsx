import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { notify } from '@seamline/shared/session';
import { Button, Icon, Notice } from '@seamline/shared/ui';
import type { ComponentProps } from 'react';

interface UndoNoticeProps extends Omit<ComponentProps<typeof Notice>, 'action'> {
  undo(): void;
}

/** Names what a form has changed by itself. Its button undoes that, and says so: the notice is gone then. */
export function UndoNotice({ undo, ...notice }: UndoNoticeProps) {
  const { t } = useI18n(builtInMessages);
  return (
    <Notice
      {...notice}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            undo();
            notify.success(t(msg`The change was undone.`));
          }}
        >
          <Icon name="undo" /> {t(msg`Undo`)}
        </Button>
      }
    />
  );
}
