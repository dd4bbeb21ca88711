import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LeaveGuard } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { Steps } from '@seamline/shared/sheet';
import { BackLink, Loaded, loaderOf } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { employeeLookups } from '../queries.ts';
import { bulkApi, invalidateImports, pastImports } from './bulkApi.ts';
import { ChooseStep, type ChosenSheet } from './ChooseStep.tsx';
import { CheckStep } from './check/CheckStep.tsx';
import type { ImportModel } from './check/importModel.ts';
import { dropChoices } from './choicesDraft.ts';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { Receipt } from './run/Receipt.tsx';
import { RunStep } from './run/RunStep.tsx';

export const loader = loaderOf(employeeLookups, bulkApi.imports, pastImports);

export { shouldRevalidate } from '@seamline/shared/table';

const STEP_LABELS = {
  choose: msg`File`,
  columns: msg`Columns`,
  check: msg({ message: 'Check', comment: 'A step of the import: the rows of the sheet are checked' }),
  run: msg({ message: 'Import', comment: 'A step of the import, and the button that leads to it' }),
  receipt: msg({ message: 'Receipt', comment: 'The last step of the import: the result' }),
} satisfies Record<string, MessageDescriptor>;
type Step = keyof typeof STEP_LABELS;

interface WizardState {
  readonly step: Step;
  readonly chosen?: ChosenSheet;
  readonly model?: ImportModel;
}

/** Imports employees from a sheet, in five steps: file, columns, check, import, receipt. */
export function Component() {
  const { t } = useLingui();
  const lookups = useQuery(employeeLookups);
  const [place, setPlace] = useState<WizardState>({ step: 'choose' });
  const isSettled = useRef(false);
  const { step, chosen, model } = place;

  function finish() {
    invalidateImports();
    dropChoices();
    setPlace({ ...place, step: 'receipt' });
  }

  return (
    <Page
      title={t`Import employees`}
      description={t`Add people or change them from a sheet. Nothing is written before you have seen what would happen.`}
      back={
        <BackLink to={paths.employees}>
          <Trans>Employees</Trans>
        </BackLink>
      }
    >
      <Steps
        labels={Object.values(STEP_LABELS).map((label) => t(label))}
        current={Object.keys(STEP_LABELS).indexOf(step)}
      />
      <LeaveGuard
        isDirty={step === 'check' || step === 'run'}
        isSettled={isSettled}
        discarded={() => step === 'check' && dropChoices()}
      />
      <Loaded
        query={lookups}
        loading={t`Loading the choices...`}
        failed={t`The branches, designations and shifts could not be fetched.`}
      >
        {(known) => (
          <>
            {step === 'choose' && <ChooseStep choose={(next) => setPlace({ step: 'columns', chosen: next })} />}
            {step === 'columns' && chosen && (
              <ColumnsStep
                chosen={chosen}
                lookups={known}
                choose={(next) => setPlace({ step: 'columns', chosen: next })}
                back={() => setPlace({ step: 'choose' })}
                next={(checked) => setPlace({ ...place, step: 'check', model: checked })}
              />
            )}
            {step === 'check' && model && (
              <CheckStep
                model={model}
                lookups={known}
                back={() => setPlace({ ...place, step: 'columns' })}
                run={() => setPlace({ ...place, step: 'run' })}
              />
            )}
            {step === 'run' && model && chosen && (
              <RunStep
                model={model}
                importId={chosen.importId}
                finish={finish}
                back={() => setPlace({ ...place, step: 'check' })}
              />
            )}
            {step === 'receipt' && model && chosen && (
              <Receipt
                model={model}
                importId={chosen.importId}
                fix={() => setPlace({ ...place, step: 'check' })}
                another={() => setPlace({ step: 'choose' })}
              />
            )}
          </>
        )}
      </Loaded>
      <Outlet />
    </Page>
  );
}
