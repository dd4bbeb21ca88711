import { useMessages } from '@seamline/shared/messages';
import { LANGUAGES, type Language, setLanguage, useLanguage } from '@seamline/shared/session';
import { styled } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '1',
    '& > button': {
      minHeight: '44px',
      minWidth: '44px',
      paddingInline: '3',
      borderRadius: 'md',
      color: 'muted',
      fontSize: 'sm',
      cursor: 'pointer',
      '&:hover': { bg: 'hover' },
      '&[aria-pressed=true]': {
        color: 'ink',
        fontWeight: 'bold',
        textDecoration: 'underline',
        textDecorationColor: 'stitch',
        textDecorationThickness: '2px',
        textUnderlineOffset: '6px',
      },
    },
  },
});

/** The languages side by side, each named in itself, for whoever has no menu yet. */
export function LanguageBar() {
  const text = useMessages(shellMessages);
  const chosen = useLanguage();
  return (
    <Bar role="group" aria-label={text.language}>
      {(Object.keys(LANGUAGES) as Language[]).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => setLanguage(language)}
        >
          {LANGUAGES[language]}
        </button>
      ))}
    </Bar>
  );
}
