/** The contents of all elements of one name: enough for the lists and errors that a bucket sends. */
export function between(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found].map(([, content = '']) => content.replace(/&(amp|lt|gt|quot|apos);/g, entity));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(_whole: string, name: string): string {
  return ENTITIES[name] ?? '';
}
