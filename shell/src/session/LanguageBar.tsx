import { useMessages } from '@seamline/shared/messages';
import { LANGUAGES, type Language, setLanguage, useLanguage } from '@seamline/shared/session';
import { Button, Flex } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

/** The languages side by side, each named in itself, for whoever has no menu yet. */
export function LanguageBar() {
  const text = useMessages(shellMessages);
  const chosen = useLanguage();
  return (
    <Flex role="group" aria-label={text.language} justifyContent="center" flexWrap="wrap" gap="1">
      {(Object.keys(LANGUAGES) as Language[]).map((language) => (
        <Button
          key={language}
          variant={language === chosen ? 'outline' : 'ghost'}
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => setLanguage(language)}
        >
          {LANGUAGES[language]}
        </Button>
      ))}
    </Flex>
  );
}
