import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { LocalizedMessage } from '../errors.ts';

/** Renders a message; empty where the catalogue does not know its code. */
export type RenderMessage = (message: LocalizedMessage) => string;

/** English lists have no comma before "and", as in the specification. */
const LIST_LOCALES: Readonly<Record<string, string>> = { en: 'en-IN' };

/** Returns a function that renders messages of one compiled catalogue, as it was read from its JSON file. */
export function messageRenderer(language: string, catalogue: object): RenderMessage {
  return rendererFor(setupI18n({ locale: language, messages: { [language]: catalogue as Messages } }));
}

/**
 * Returns a function that renders messages by the catalogue and in the language that are active. Parameters appear in
 * them letter for letter.
 */
export function rendererFor(i18n: I18n): RenderMessage {
  const lists = new Map<string, Intl.ListFormat>();

  function listFormat(): Intl.ListFormat {
    const known = lists.get(i18n.locale) ?? new Intl.ListFormat(LIST_LOCALES[i18n.locale] ?? i18n.locale);
    lists.set(i18n.locale, known);
    return known;
  }

  function textOf(value: unknown): string {
    if (Array.isArray(value)) return listFormat().format(value.map(textOf));
    if (typeof value === 'object' && value !== null) return render(value as LocalizedMessage);
    return String(value ?? '');
  }

  // Lingui decodes \u0041 and \x41 in the finished text, names included, so each backslash is passed encoded.
  const encodedValue = (value: unknown) =>
    typeof value === 'number' ? value : textOf(value).replaceAll('\\', String.raw`\u005c`);

  function render({ code, params }: LocalizedMessage): string {
    if (!Object.hasOwn(i18n.messages, code)) return '';
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, encodedValue(value)]);
    return i18n._(code, Object.fromEntries(values));
  }

  return render;
}
