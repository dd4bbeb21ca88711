import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@seamline/shared/contract/errors/compileMessage';
import { localeOf } from '@seamline/shared/messages';
import { currentLanguage, type Language, onLanguageChange } from '@seamline/shared/session';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Loaders of the compiled catalogues of a package. English needs none: it is part of the code. Each import names its
 * file: a pattern in `import()` becomes a map in the order in which the file system lists the folder, and the same
 * sources would give other bytes elsewhere.
 */
export type Catalogues = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>>;

/** Returns an instance of Lingui for one language, with the messages of some catalogues. */
export async function i18nIn(language: Language, ...packages: readonly Catalogues[]): Promise<I18n> {
  const i18n = setupI18n().setMessagesCompiler(compileMessage);
  i18n.load(language, {});
  if (language !== 'en') {
    for (const messages of await Promise.all(packages.map((each) => loadTwice(each[language])))) {
      i18n.load(language, messages);
    }
  }
  i18n.activate(language, localeOf(language));
  return i18n;
}

/** Tries again once, because a short network failure would leave the page in two languages. */
async function loadTwice(load: Catalogues['hi']): Promise<Messages> {
  return (await load().catch(load)).messages;
}

/**
 * The messages of one package in the language of the interface. Each package has its own instance of Lingui: releases
 * of two remotes can translate one English sentence differently.
 */
export class PackageMessages {
  readonly i18n: I18n = setupI18n().setMessagesCompiler(compileMessage);
  readonly #catalogues: Catalogues;
  /** The language whose catalogue was requested last; undefined after a failure. */
  #language: Language | undefined;
  #loading: Promise<void> = Promise.resolve();
  #isFollowing = false;

  constructor(catalogues: Catalogues) {
    this.#catalogues = catalogues;
    this.#show('en', {});
  }

  /**
   * Loads the catalogue of the chosen language, and follows the choice from then on. The messages on the page stay until
   * the others are there. A catalogue that cannot be loaded leaves English.
   */
  ready(): Promise<void> {
    if (!this.#isFollowing) onLanguageChange(() => void this.ready());
    this.#isFollowing = true;
    const language = currentLanguage();
    if (language !== this.#language) {
      this.#language = language;
      this.#loading = this.#activate(language);
    }
    return this.#loading;
  }

  /** Activates the catalogue of a language, unless its readers choose another in the meantime. */
  async #activate(language: Language): Promise<void> {
    try {
      const messages = language === 'en' ? {} : await loadTwice(this.#catalogues[language]);
      if (language === currentLanguage()) this.#show(language, messages);
    } catch (error) {
      console.error(`The messages in '${language}' could not be loaded; English stays.`, error);
      // The next call tries again.
      if (this.#language === language) this.#language = undefined;
      if (language === currentLanguage()) this.#show('en', {});
    }
  }

  #show(language: Language, messages: Messages): void {
    this.i18n.load(language, messages);
    this.i18n.activate(language, localeOf(language));
  }
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
  hi: () => import('../../locales/provided/hi.po'),
  gu: () => import('../../locales/provided/gu.po'),
});
