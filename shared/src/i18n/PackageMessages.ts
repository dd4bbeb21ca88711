import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { localeOf } from '@seamline/shared/messages';
import { currentLanguage, type Language, onLanguageChange } from '@seamline/shared/session';

/** Loads the compiled catalogue of a language. */
export type LoadCatalogue = (language: Language) => Promise<{ messages: Messages }>;

/**
 * The messages of one package in the language of the interface. Each package has its own instance of Lingui: releases
 * of two remotes can translate one English sentence differently.
 */
export class PackageMessages {
  readonly i18n: I18n = setupI18n();
  readonly #load: LoadCatalogue;
  /** The language whose catalogue was requested last; undefined after a failure. */
  #language: Language | undefined;
  #loading: Promise<void> = Promise.resolve();
  #isFollowing = false;

  constructor(load: LoadCatalogue) {
    this.#load = load;
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
    // Once more, because a short network failure would leave the page in two languages.
    const { messages } = await this.#load(language).catch(() => this.#load(language));
    if (chosen === currentLanguage()) {
      this.i18n.loadAndActivate({ locale: language, locales: localeOf(language), messages });
    }
  }
}
