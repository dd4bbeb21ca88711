import { createContext, useContext, useEffect, useRef } from 'react';

/** Asks something before a form is sent; false leaves the form as it is. */
type Question = () => Promise<boolean>;

/** The questions of the fields of a form, in the order of the fields. */
export type Questions = Set<Question>;

export const QuestionsContext = createContext<Questions>(new Set());

/** Lets a field ask a question before its form is sent. */
export function useQuestion(question: Question): void {
  const questions = useContext(QuestionsContext);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  useEffect(() => {
    const ask = () => latest.current();
    questions.add(ask);
    return () => void questions.delete(ask);
  }, [questions]);
}

/** Asks the questions of a form one after the other, until one is answered with no. */
export async function askAll(questions: Questions): Promise<boolean> {
  for (const ask of questions) {
    if (!(await ask())) return false;
  }
  return true;
}
