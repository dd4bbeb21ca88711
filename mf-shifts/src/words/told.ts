import type { Language } from '@seamline/shared/session';

/** A text in every language of the product, side by side. */
export type Said = Readonly<Record<Language, string>>;

/** A sentence with values to fill in, in every language, side by side. */
export type Told<Values extends readonly unknown[]> = Readonly<Record<Language, (...values: Values) => string>>;
