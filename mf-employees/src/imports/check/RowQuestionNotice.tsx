import { Plural, useLingui } from '@lingui/react/macro';
import type { RowAnswer, RowQuestion } from '@seamline/shared/contract/employees/import-preview';
import { Button, Notice } from '@seamline/shared/ui';
import type { ImportModel } from './importModel.ts';
import { questionSentence } from './reasons.ts';
import { useModelChange } from './useModelChange.ts';

interface RowQuestionNoticeProps {
  model: ImportModel;
  rowIndex: number;
}

/** The question about the chosen row, and the choice to write the row or to leave it out. */
export function RowQuestionNotice({ model, rowIndex }: RowQuestionNoticeProps) {
  const { t } = useLingui();
  const question = model.previews[rowIndex]?.question;
  if (!question || model.kindOf(rowIndex) === 'done') return null;
  const { number } = model.sheet.rows[rowIndex] ?? { number: 0 };
  const props = { model, rowIndex, question };
  return (
    <Notice
      below={
        <>
          {question.kind === 'one_name' ? (
            <OneNameAnswers model={model} rowIndex={rowIndex} />
          ) : (
            <AnswerButton
              {...props}
              answer="confirmed"
              label={question.kind === 'same_person' ? t`It is the same person` : t`Add as a new employee`}
            />
          )}
          <AnswerButton {...props} answer="left_out" label={t`Leave the row out`} />
        </>
      }
    >
      {t`Row ${{ row: number }}: ${{ sentence: t(questionSentence(question)) }}`}
    </Notice>
  );
}

interface AnswerButtonProps extends RowQuestionNoticeProps {
  question: RowQuestion;
  answer: RowAnswer['answer'];
  label: string;
}

function AnswerButton({ model, rowIndex, question, answer, label }: AnswerButtonProps) {
  const { isBusy, attempt } = useModelChange(model);
  const given = model.choices.answers[model.sheet.rows[rowIndex]?.number ?? 0];
  const isChosen = given?.about === question.about && given.answer === answer;
  return (
    <Button
      size="sm"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      busy={isBusy}
      onClick={() => void attempt(() => model.answer(rowIndex, answer))}
    >
      {label}
    </Button>
  );
}

/** The answer that a person has one name, for the chosen row or for all without a last name, as the column has it. */
function OneNameAnswers({ model, rowIndex }: RowQuestionNoticeProps) {
  const { t } = useLingui();
  const { isBusy, attempt } = useModelChange(model);
  const all = [...model.previews.keys()].filter((index) => model.previews[index]?.question?.kind === 'one_name');
  const setOneName = (rowIndexes: readonly number[]) =>
    void attempt(() => model.editAll(rowIndexes, 'single_name', t`Yes`));
  return (
    <>
      <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setOneName([rowIndex])}>
        {t`This person has one name`}
      </Button>
      {all.length > 1 && (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setOneName(all)}>
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
