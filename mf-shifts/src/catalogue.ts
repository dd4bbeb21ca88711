import type { I18n } from '@lingui/core';
import { i18nIn } from '@seamline/shared/i18n';
import type { Language } from '@seamline/shared/session';

/** The messages of this package by language, without those of the panels that explain a shift. */
export const catalogues = {
  hi: () => import('../locales/hi.po'),
  gu: () => import('../locales/gu.po'),
};

const laterCatalogues = {
  hi: () => import('../locales/later/hi.po'),
  gu: () => import('../locales/later/gu.po'),
};

/** Loads all messages of this package: the panels that explain a shift use names of rules and days too. */
export const loadTryOutMessages = (language: Language): Promise<I18n> => i18nIn(language, catalogues, laterCatalogues);
