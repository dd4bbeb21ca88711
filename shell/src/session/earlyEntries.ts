import { tidyNumber } from '@seamline/shared/session';

/** What somebody typed into the form of the document before any script ran. */
interface EarlyEntries {
  readonly number: string;
  readonly password: string;
}

let early: EarlyEntries | undefined;

/** Whether the document shows the sign-in form, for React to take over as it stands. */
export function showsEarlyForm(): boolean {
  const { begin } = document.documentElement.dataset;
  return begin === 'sign-in' || begin === 'sent';
}

/** Reads the form of the document, so that React begins with what stands in it. */
export function readEarlyEntries(root: HTMLElement): void {
  const entered = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  early = { number: tidyNumber(entered('number')), password: entered('password') };
}

/** What was read, until the form has it. */
export function earlyEntries(): EarlyEntries | undefined {
  return early;
}

/** Says that the page is React's from now on, and tells whether the form was sent before. */
export function endEarlyForm(): boolean {
  const { dataset } = document.documentElement;
  const wasSent = dataset.begin === 'sent';
  early = undefined;
  delete dataset.begin;
  return wasSent;
}
