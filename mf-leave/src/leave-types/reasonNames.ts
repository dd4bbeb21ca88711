interface ListTexts {
  and: string;
  andMore(count: number): string;
}

/** How many reasons are named before the others are only counted. */
const NAMED = 6;

/** 'Fever or flu, Medical treatment and Injury at work'; of many the first ones, and how many more there are. */
export function reasonNames(names: readonly string[], text: ListTexts): string {
  const rest = names.length - NAMED;
  const parts = rest > 0 ? [...names.slice(0, NAMED), text.andMore(rest)] : names;
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${text.and} ${parts.at(-1)}`;
}
