import { indianNumber } from '@seamline/shared/contract/wire/telephone-numbers';

/** Entries in the form of the document from before any script ran. */
interface EarlyEntries {
  readonly number: string;
  readonly password: string;
}

let early: EarlyEntries | undefined;

/** Returns true where the document shows the sign-in form, for React to hydrate. */
export function showsEarlyForm(): boolean {
  const { begin } = document.documentElement.dataset;
  return begin === 'sign-in' || begin === 'sent';
}

/** Reads the form of the document, so that React begins with its entries. */
export function readEarlyEntries(root: HTMLElement): void {
  const entered = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  early = { number: indianNumber(entered('number')), password: entered('password') };
}

/** Returns the entries that were read, until the form has them. */
export function earlyEntries(): EarlyEntries | undefined {
  return early;
}

/** Ends the form of the document; returns true if it was submitted before React had it. */
export function endEarlyForm(): boolean {
  const { dataset } = document.documentElement;
  const wasSent = dataset.begin === 'sent';
  early = undefined;
  delete dataset.begin;
  return wasSent;
}
