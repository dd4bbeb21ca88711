import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useMessages } from '@seamline/shared/messages';
import { type Language, notify, useLanguage } from '@seamline/shared/session';
import { Button, Icon, Stack, styled, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { wordsMessages } from './messages.ts';
import { readShift } from './readShift.ts';

const LANGUAGES: readonly [language: Language, name: string][] = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
  ['gu', 'ગુજરાતી'],
];

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    '& > fieldset': { display: 'flex', gap: '1', margin: 0, padding: 0, border: 0, minWidth: 0 },
    '& [aria-pressed=true]': { bg: 'madderSubtle', borderColor: 'madder', color: 'madderText' },
  },
});

const Passages = styled('div', {
  base: {
    columns: { base: 'auto', md: '22rem 2' },
    columnGap: '8',
    '& section': { breakInside: 'avoid', marginBlockEnd: '4' },
    '& h3': { margin: 0, marginBlockEnd: '1', fontWeight: 'bold' },
    '& ul': { margin: 0, paddingInlineStart: '5', listStyle: 'disc' },
    '& li': { lineHeight: '1.6', overflowWrap: 'anywhere' },
    '& mark': { bg: 'madderSubtle', color: 'ink', borderRadius: 'sm', boxDecorationBreak: 'clone' },
  },
});

interface ShiftWordsPanelProps {
  shift: ShiftInput;
  /** What the shift was before it was changed: sentences that are new since then are marked. */
  before: ShiftInput;
}

/** The whole shift read out, in the language that the reader chooses. */
export function ShiftWordsPanel({ shift, before }: ShiftWordsPanelProps) {
  const text = useMessages(wordsMessages);
  const ownLanguage = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? ownLanguage;
  const passages = readShift(shift, language);
  const known = new Set(readShift(before, language).flatMap(({ sentences }) => sentences));
  const hasNews = passages.some(({ sentences }) => sentences.some((sentence) => !known.has(sentence)));

  async function copy() {
    const lines = passages.map(({ title, sentences }) => [title, ...sentences.map((one) => `• ${one}`)].join('\n'));
    try {
      await navigator.clipboard.writeText(lines.join('\n\n'));
      notify.success(text.copied);
    } catch {
      notify.error(text.copyFailed);
    }
  }

  return (
    <Stack gap="4">
      <Bar>
        <fieldset aria-label={text.language}>
          {LANGUAGES.map(([tag, name]) => (
            <Button
              key={tag}
              variant="outline"
              size="sm"
              lang={tag}
              aria-pressed={tag === language}
              onClick={() => setChosen(tag)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          <Icon name="copy" /> {text.copy}
        </Button>
      </Bar>
      {hasNews && (
        <Text size="sm" tone="muted">
          {text.marked}
        </Text>
      )}
      <Passages lang={language}>
        {passages.map(({ title, sentences }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{known.has(sentence) ? sentence : <mark>{sentence}</mark>}</li>
              ))}
            </ul>
          </section>
        ))}
      </Passages>
    </Stack>
  );
}
