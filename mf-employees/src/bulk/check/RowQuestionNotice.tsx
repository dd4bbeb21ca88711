import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@seamline/shared/ui';
import { keepChoices } from '../choicesDraft.ts';
import type { ImportModel } from './importModel.ts';
import type { RowAnswer } from './planRow.ts';

interface RowQuestionNoticeProps {
  model: ImportModel;
  rowIndex: number;
}

/** The employee whom the chosen row may mean, and the choice to write the row or to leave it out. */
export function RowQuestionNotice({ model, rowIndex }: RowQuestionNoticeProps) {
  const { t } = useLingui();
  const question = model.plans[rowIndex]?.question;
  if (!question || model.kindOf(rowIndex) === 'done') return null;
  const { number } = model.sheet.rows[rowIndex] ?? { number: 0 };
  const given = model.choices.answers[number];

  function choice(answer: RowAnswer['answer'], label: string) {
    const isChosen = given?.about === question?.about && given?.answer === answer;
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

  return (
    <Notice
      below={
        <>
          {choice('confirmed', question.kind === 'samePerson' ? t`It is the same person` : t`Add as a new employee`)}
          {choice('leftOut', t`Leave the row out`)}
        </>
      }
    >
      {t`Row ${{ row: number }}: ${{ sentence: question.sentence }}`}
    </Notice>
  );
}
