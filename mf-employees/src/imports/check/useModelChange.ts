import { useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { useFailures } from '@seamline/shared/session';
import { useState } from 'react';
import { keepChoices } from '../choicesDraft.ts';
import type { ImportModel } from './importModel.ts';

/** Changes of the rows on the screen, which the server judges: whether one is under way, and a function that tries one. */
export function useModelChange(model: ImportModel) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const failures = useFailures();

  /** Resolves to true if the rows are changed now, and judged; false if they stay as they were. */
  async function attempt(change: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await change();
      failures.dismiss();
      return true;
    } catch (failure) {
      failures.notify(t`The rows could not be checked.`, { detail: reasonOf(failure) });
      return false;
    } finally {
      // Of many rows some may be changed before a call fails.
      keepChoices(model.sheet.hash, model.choices);
      setBusy(false);
    }
  }

  return { isBusy, attempt, failures };
}
