import type { ReactNode } from 'react';

const MARKED = /^(\p{Extended_Pictographic}\uFE0F? )(.+)$/su;

/** The text of a message. A leading emoji, such as ✅, is hidden from screen readers. */
export function MessageText({ children }: { children: ReactNode }) {
  const [, mark, words] = (typeof children === 'string' && MARKED.exec(children)) || [];
  if (!mark) return children;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      {words}
    </>
  );
}
