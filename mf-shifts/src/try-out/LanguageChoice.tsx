import { useMessages } from '@seamline/shared/messages';
import type { Language } from '@seamline/shared/session';
import { Button, styled } from '@seamline/shared/ui';
import { tryOutMessages } from './messages.ts';

const LANGUAGES: readonly [language: Language, name: string][] = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['gu', 'ગુજરાતી'],
];

const Choices = styled('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    '& legend': { float: 'inline-start', marginInlineEnd: '2', fontSize: 'sm', color: 'muted' },
    '& [aria-pressed=true]': { bg: 'madderSubtle', borderColor: 'madder', color: 'madderText' },
  },
});

interface LanguageChoiceProps {
  language: Language;
  choose(language: Language): void;
}

/** In which language the shift is checked, read out and tried. */
export function LanguageChoice({ language, choose }: LanguageChoiceProps) {
  const text = useMessages(tryOutMessages);
  return (
    <Choices>
      <legend>{text.language}</legend>
      {LANGUAGES.map(([tag, name]) => (
        <Button
          key={tag}
          variant="outline"
          size="sm"
          lang={tag}
          aria-pressed={tag === language}
          onClick={() => choose(tag)}
        >
          {name}
        </Button>
      ))}
    </Choices>
  );
}
