import type { LocalizedMessage } from '@seamline/shared/contract/errors';
import english from '@seamline/shared/contract/errors/catalogue.en.json' with { type: 'json' };
import gujarati from '@seamline/shared/contract/errors/catalogue.gu.json' with { type: 'json' };
import hindi from '@seamline/shared/contract/errors/catalogue.hi.json' with { type: 'json' };
import { messageRenderer } from '@seamline/shared/contract/errors/render';

/** Renders a message in one language. */
export type Render = (message: LocalizedMessage) => string;

const CATALOGUES = { en: english, hi: hindi, gu: gujarati };
export type Language = keyof typeof CATALOGUES;

const RENDERERS: Readonly<Record<string, Render>> = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, catalogue]) => {
    const render = messageRenderer(language, catalogue);
    return [language, (message: LocalizedMessage) => render(message) || message.code];
  }),
);

export function isLanguage(language: string | undefined): language is Language {
  return language !== undefined && Object.hasOwn(CATALOGUES, language);
}

export const inEnglish: Render = (message) => rendererOf('en')(message);

export function rendererOf(language: Language): Render {
  return RENDERERS[language] as Render;
}
