import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Asks something about the values of a form before it is sent; false leaves the form as it is. */
type Ask = (values: FieldValues) => Promise<boolean>;

/** What the parts of a form ask, in their order. */
export type Questions = Set<Ask>;

export const QuestionsContext = createContext<Questions>(new Set());

interface OpenQuestion<Q> {
  question: Q;
  /** Answers it. The first answer counts; no leaves the form as it is. */
  answer(isMeant: boolean): void;
}

/**
 * Lets a part of a form ask something before the form is sent: `questionOf` returns the question about the values, or
 * undefined. Returns the question while it is open. `onNo` is called if the answer is no.
 */
export function useQuestion<V extends FieldValues, Q>(
  questionOf: (values: V) => Q | undefined,
  onNo?: () => void,
): OpenQuestion<Q> | undefined {
  const questions = useContext(QuestionsContext);
  const [open, setOpen] = useState<OpenQuestion<Q>>();
  const latest = useRef({ questionOf, onNo });
  useEffect(() => {
    latest.current = { questionOf, onNo };
  });
  useEffect(() => {
    async function ask(values: FieldValues): Promise<boolean> {
      const question = latest.current.questionOf(values as V);
      if (question === undefined) return true;
      const isMeant = await new Promise<boolean>((answer) => setOpen({ question, answer }));
      setOpen(undefined);
      if (!isMeant) latest.current.onNo?.();
      return isMeant;
    }
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [questions]);
  return open;
}

/** Asks the questions of a form one after the other, until one is answered with no. */
export async function askAll(questions: Questions, values: FieldValues): Promise<boolean> {
  for (const ask of questions) {
    if (!(await ask(values))) return false;
  }
  return true;
}
