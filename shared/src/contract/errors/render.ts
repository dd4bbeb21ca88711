import { type Messages, setupI18n } from '@lingui/core';
import type { LocalizedMessage } from '../errors.ts';

/** Renders a message in one language; empty where the catalogue does not know its code. */
export type RenderMessage = (message: LocalizedMessage) => string;

/** English lists have no comma before "and", as in the specification. */
const LIST_LOCALES: Readonly<Record<string, string>> = { en: 'en-IN' };

/** Returns a function that renders messages of a compiled catalogue. Parameters appear in them letter for letter. */
export function messageRenderer(language: string, catalogue: Messages): RenderMessage {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue } });
  let lists: Intl.ListFormat | undefined;

  function textOf(value: unknown): string {
    if (Array.isArray(value)) {
      lists ??= new Intl.ListFormat(LIST_LOCALES[language] ?? language);
      return lists.format(value.map(textOf));
    }
    if (typeof value === 'object' && value !== null) return render(value as LocalizedMessage);
    return String(value ?? '');
  }

  // Lingui decodes \u0041 and \x41 in the finished text, names included, so each backslash is passed encoded.
  const encodedValue = (value: unknown) =>
    typeof value === 'number' ? value : textOf(value).replaceAll('\\', String.raw`\u005c`);

  function render({ code, params }: LocalizedMessage): string {
    if (!Object.hasOwn(catalogue, code)) return '';
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, encodedValue(value)]);
    return i18n._(code, Object.fromEntries(values));
  }

  return render;
}
