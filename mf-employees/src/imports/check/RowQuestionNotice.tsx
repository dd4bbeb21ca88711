import { Plural, useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { useFailures } from '@seamline/shared/session';
import { Button, Notice } from '@seamline/shared/ui';
import { useState } from 'react';
import { keepChoices } from '../choicesDraft.ts';
import type { ImportModel } from './importModel.ts';
import type { RowAnswer } from './planRow.ts';
import type { RowQuestion } from './questions.ts';

interface RowQuestionNoticeProps {
  model: ImportModel;
  rowIndex: number;
}

/** The question about the chosen row, and the choice to write the row or to leave it out. */
export function RowQuestionNotice({ model, rowIndex }: RowQuestionNoticeProps) {
  const { t } = useLingui();
  const question = model.plans[rowIndex]?.question;
  if (!question || model.kindOf(rowIndex) === 'done') return null;
  const { number } = model.sheet.rows[rowIndex] ?? { number: 0 };
  const props = { model, rowIndex, question };
  return (
    <Notice
      below={
        <>
          {question.kind === 'oneName' ? (
            <OneNameAnswers model={model} rowIndex={rowIndex} />
          ) : (
            <AnswerButton
              {...props}
              answer="confirmed"
              label={question.kind === 'samePerson' ? t`It is the same person` : t`Add as a new employee`}
            />
          )}
          <AnswerButton {...props} answer="leftOut" label={t`Leave the row out`} />
        </>
      }
    >
      {t`Row ${{ row: number }}: ${{ sentence: question.sentence }}`}
    </Notice>
  );
}

interface AnswerButtonProps extends RowQuestionNoticeProps {
  question: RowQuestion;
  answer: RowAnswer['answer'];
  label: string;
}

function AnswerButton({ model, rowIndex, question, answer, label }: AnswerButtonProps) {
  const given = model.choices.answers[model.sheet.rows[rowIndex]?.number ?? 0];
  const isChosen = given?.about === question.about && given.answer === answer;
  return (
    <Button
      size="sm"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      onClick={() => {
        model.answer(rowIndex, answer);
        keepChoices(model.sheet.hash, model.choices);
      }}
    >
      {label}
    </Button>
  );
}

/** The answer that a person has one name, for the chosen row or for all without a last name, as the column has it. */
function OneNameAnswers({ model, rowIndex }: RowQuestionNoticeProps) {
  const { t } = useLingui();
  const failures = useFailures();
  const [isBusy, setBusy] = useState(false);
  const all = [...model.plans.keys()].filter((index) => model.plans[index]?.question?.kind === 'oneName');

  async function setOneName(rowIndexes: readonly number[]) {
    setBusy(true);
    try {
      await model.editAll(rowIndexes, 'single_name', t`Yes`);
      keepChoices(model.sheet.hash, model.choices);
      failures.dismiss();
    } catch (failure) {
      failures.notify(t`The rows could not be checked.`, { detail: reasonOf(failure) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void setOneName([rowIndex])}>
        {t`This person has one name`}
      </Button>
      {all.length > 1 && (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void setOneName(all)}>
          <Plural
            value={{ count: all.length }}
            one="One name in # row without a last name"
            other="One name in all # rows without a last name"
          />
        </Button>
      )}
    </>
  );
}
