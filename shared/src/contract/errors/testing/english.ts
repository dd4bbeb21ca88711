import { decodeMessage } from '../../errors.ts';
import catalogue from '../checks.en.json' with { type: 'json' };
import { messageRenderer } from '../render.ts';

const render = messageRenderer('en', catalogue);

/** The English sentence of an encoded message. */
export function english(encoded: string): string {
  const message = decodeMessage(encoded);
  return message ? render(message) : encoded;
}
