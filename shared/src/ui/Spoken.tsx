import type { ReactNode } from 'react';

const MARKED = /^(\p{Extended_Pictographic}\uFE0F? )(.+)$/su;

/** Words as they stand, except that a screen reader is spared the mark, such as ✅, that they begin with. */
export function Spoken({ children }: { children: ReactNode }) {
  const [, mark, words] = (typeof children === 'string' && MARKED.exec(children)) || [];
  if (!mark) return children;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      {words}
    </>
  );
}
