import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { localeOf } from '@seamline/shared/messages';
import { currentLanguage, type Language, onLanguageChange } from '@seamline/shared/session';
import { useCallback, useSyncExternalStore } from 'react';
import { messages as english } from '../../locales/provided/en.po';

/** Loads a compiled catalogue. */
type LoadCatalogue = () => Promise<{ messages: Messages }>;

/**
 * The catalogues of a package by language. English that is part of the code is given as it is, and shown until another
 * catalogue is there. Each import names its file: a pattern in `import()` becomes a map in the order in which the file
 * system lists the folder, and the same sources would give other bytes elsewhere.
 */
export type Catalogues = Readonly<Record<Exclude<Language, 'en'>, LoadCatalogue> & { en: Messages | LoadCatalogue }>;

/**
 * The messages of one package in the language of the interface. Each package has its own instance of Lingui: releases
 * of two remotes can translate one English sentence differently.
 */
export class PackageMessages {
  readonly i18n: I18n = setupI18n();
  readonly #catalogues: Catalogues;
  /** The language whose catalogue was requested last; undefined after a failure. */
  #language: Language | undefined;
  #loading: Promise<void> = Promise.resolve();
  #isFollowing = false;

  constructor(catalogues: Catalogues) {
    this.#catalogues = catalogues;
    if (typeof catalogues.en === 'function') return;
    this.#show('en', catalogues.en);
    void this.ready();
  }

  /**
   * Loads the catalogue of the chosen language, and follows the choice from then on. The messages on the page stay until
   * the others are there. A catalogue that cannot be loaded leaves English; without English the promise rejects.
   */
  ready(): Promise<void> {
    if (!this.#isFollowing) onLanguageChange(() => void this.#follow().catch(console.error));
    this.#isFollowing = true;
    return this.#follow();
  }

  #follow(): Promise<void> {
    const language = currentLanguage();
    if (language === this.#language) return this.#loading;
    this.#language = language;
    this.#loading = this.#activate(language).catch((error: unknown) => {
      // The next call tries again.
      if (this.#language === language) this.#language = undefined;
      if (language === 'en') throw error;
      console.error(`The messages in '${language}' could not be loaded; English stays.`, error);
      return this.#activate('en', language);
    });
    return this.#loading;
  }

  /** Activates the catalogue of a language for readers of the chosen one, unless they choose another in the meantime. */
  async #activate(language: Language, chosen = language): Promise<void> {
    const catalogue: Messages | LoadCatalogue = this.#catalogues[language];
    const messages = typeof catalogue === 'function' ? await loadTwice(catalogue) : catalogue;
    if (chosen === currentLanguage()) this.#show(language, messages);
  }

  #show(language: Language, messages: Messages): void {
    this.i18n.load(language, messages);
    this.i18n.activate(language, localeOf(language));
  }
}

/** Tries again once, because a short network failure would leave the page in two languages. */
async function loadTwice(load: LoadCatalogue): Promise<Messages> {
  return (await load().catch(load)).messages;
}

/**
 * Returns the instance of a package, and renders the component again when its language changes. For parts of `shared`,
 * which are rendered inside of the `I18nProvider` of a remote: that has the messages of the remote only.
 */
export function useI18n({ i18n }: PackageMessages): I18n {
  const subscribe = useCallback((listener: () => void) => i18n.on('change', listener), [i18n]);
  const locale = () => i18n.locale;
  useSyncExternalStore(subscribe, locale, locale);
  return i18n;
}

/// <reference path="./po.d.ts" />

/** Messages of the modules that the shell provides to the remotes, `ui` and `http`: they are of the shell's release. */
export const providedMessages = new PackageMessages({
  en: english,
  hi: () => import('../../locales/provided/hi.po'),
  gu: () => import('../../locales/provided/gu.po'),
});
