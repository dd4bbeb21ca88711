import { type PhraseBook, translate } from '@seamline/shared/contract/phrases';
import { texts as checksInGujarati } from '@seamline/shared/contract/validation.gu';
import { texts as checksInHindi } from '@seamline/shared/contract/validation.hi';
import type { FastifyInstance } from 'fastify';
import { type FieldError, fieldsInWords } from '../errors.ts';
import { phrases as gujarati } from './phrases.gu.ts';
import { phrases as hindi } from './phrases.hi.ts';

/** English has no book: it is what is said where nothing else is asked for. */
const BOOKS: Readonly<Record<string, PhraseBook>> = {
  hi: { ...hindi, ...checksInHindi },
  gu: { ...gujarati, ...checksInGujarati },
};

interface Telling {
  readonly message: string;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
}

/** Says the sentences of answers in the language that the caller asks for; the English ones are the product's own. */
export function addLanguages(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!tellsSomething(payload)) return payload;
    const language = languageAskedFor(request.headers['accept-language']);
    reply.header('vary', 'accept-language').header('content-language', language);
    const book = BOOKS[language];
    return book ? inLanguage(payload, book) : payload;
  });
}

function tellsSomething(payload: unknown): payload is Telling {
  return typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string';
}

/** A technical detail stays as it is; one that repeats what people are told is told again. */
function inLanguage(payload: Telling, book: PhraseBook): Telling {
  const message = translate(book, payload.message);
  const errors = payload.errors?.map(({ field, message: reason }) => ({ field, message: translate(book, reason) }));
  const told = { ...payload, message, ...(errors && { errors }) };
  if (payload.detail === payload.message) return { ...told, detail: message };
  if (errors && payload.detail === fieldsInWords(payload.errors ?? []))
    return { ...told, detail: fieldsInWords(errors) };
  return told;
}

/** The language of ours that a caller prefers, by the weights of `Accept-Language`; else English. */
export function languageAskedFor(header: string | undefined): string {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return weight > 0 ? [{ language: tag.split('-', 1)[0] ?? '', weight }] : [];
  });
  wanted.sort((one, other) => other.weight - one.weight);
  return wanted.find(({ language }) => language === 'en' || Object.hasOwn(BOOKS, language))?.language ?? 'en';
}
