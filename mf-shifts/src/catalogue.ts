import { type I18n, setupI18n } from '@lingui/core';
import { localeOf } from '@seamline/shared/messages';
import type { Language } from '@seamline/shared/session';

/** The messages of this package by language, without those of the panels that explain a shift. */
export const catalogues = {
  en: () => import('../locales/en.po'),
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

const laterCatalogues = {
  en: () => import('../locales/later/en.po'),
  hi: () => import('../locales/later/hi.po'),
  gu: () => import('../locales/later/gu.po'),
};

/** Loads all messages of this package: the panels that explain a shift use names of rules and days too. */
export async function loadTryOutMessages(language: Language): Promise<I18n> {
  const load = () => Promise.all([catalogues[language](), laterCatalogues[language]()]);
  // Tries again once: a short network failure would leave the panels in another language.
  const [own, later] = await load().catch(load);
  const messages = { ...own.messages, ...later.messages };
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
}
