import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';

/** A person's picture, else their initials, else an icon. Decorative, so the name belongs beside it. */
export function Avatar({ name, source, size = 40 }: { name: string; source: string | null; size?: number }) {
  const [failed, setFailed] = useState<string>();
  const letters = initials(name);
  return (
    <span className="seam-avatar" style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {source && failed !== source ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      ) : (
        letters || <Icon name="person" />
      )}
    </span>
  );
}

/** The first letters of the first and the last word, by whole characters of any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstCharacter(word ?? '').toUpperCase()).join('');
}

/** Scripts with joined letters need `Intl.Segmenter`, whose creation costs a slow machine a frame. */
function firstCharacter(word: string): string {
  if (/^[\x20-\x7e]/.test(word) && !/^.\P{ASCII}/u.test(word)) return word.slice(0, 1);
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  title?: string;
  children: ReactNode;
}

/** A short mark beside a name. */
export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    <span className="seam-badge" data-tone={tone} title={title}>
      {children}
    </span>
  );
}
