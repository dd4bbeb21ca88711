/** HTML that may stand in a page as it is; everything else is escaped on its way in. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Part[] | undefined;

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: texts.map((text, index) => (index === 0 ? '' : rendered(parts[index - 1])) + text).join('') };
}

function rendered(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('html' in part) return part.html;
  return part.map(rendered).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
