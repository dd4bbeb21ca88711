import type { I18n } from '@lingui/core';
import type { Definition, Definitions, LocalizedMessage } from '../errors.ts';

/** Renders a message; empty where its code is unknown. */
export type RenderMessage = (message: LocalizedMessage) => string;

/** English lists have no comma before "and", as in the specification. */
const LIST_LOCALES: Readonly<Record<string, string>> = { en: 'en-IN' };

/** The English of a message, in ICU MessageFormat. */
export function englishOf(definition: Definition): string {
  return typeof definition === 'string' ? definition : definition[0];
}

/**
 * Returns a function that renders messages in the language that is active, and those that its catalogue lacks by the
 * English of the registry. Parameters appear in them letter for letter.
 */
export function rendererFor(i18n: I18n, english: Definitions): RenderMessage {
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
    const definition = Object.hasOwn(english, code) ? english[code] : undefined;
    if (definition === undefined && !Object.hasOwn(i18n.messages, code)) return '';
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, encodedValue(value)]);
    return i18n._(code, Object.fromEntries(values), { message: definition && englishOf(definition) });
  }

  return render;
}
