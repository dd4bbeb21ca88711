import type { Messages } from '@lingui/core';
import type { Language } from '@seamline/shared/session';

/** Loads the messages of this package in a language. */
export function loadCatalogue(language: Language): Promise<{ messages: Messages }> {
  return import(`../locales/${language}.po`);
}
