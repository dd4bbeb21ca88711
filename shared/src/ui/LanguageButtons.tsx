import { LANGUAGES, type Language } from '@seamline/shared/session';
import { Button } from './Button.tsx';

interface LanguageButtonsProps {
  chosen: Language;
  choose(language: Language): void;
}

/** The languages side by side, each named in itself. */
export function LanguageButtons({ chosen, choose }: LanguageButtonsProps) {
  return (Object.keys(LANGUAGES) as Language[]).map((language) => (
    <Button
      key={language}
      variant={language === chosen ? 'outline' : 'ghost'}
      lang={language}
      aria-pressed={language === chosen}
      onClick={() => choose(language)}
    >
      {LANGUAGES[language]}
    </Button>
  ));
}
