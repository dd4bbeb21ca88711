import { useMessages } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import { shiftMessages } from '../messages.ts';

/** Says what a switch has cleared, and gives it back. */
export function SetBackNotice({ names, undo }: { names: string; undo(): void }) {
  const text = useMessages(shiftMessages);
  return (
    <Notice
      action={
        <Button variant="outline" size="sm" onClick={undo}>
          {text.form.undo}
        </Button>
      }
    >
      {text.hints.cleared(names)}
    </Notice>
  );
}
