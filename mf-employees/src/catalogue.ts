import type { Messages } from '@lingui/core';
import type { Language } from '@seamline/shared/session';

/** Each by its name: a pattern would be a map in the order in which the folder is read, and no build like another. */
const catalogues = {
  en: () => import('../locales/en.po'),
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

/** Loads the messages of this package in a language. */
export function loadCatalogue(language: Language): Promise<{ messages: Messages }> {
  return catalogues[language]();
}
