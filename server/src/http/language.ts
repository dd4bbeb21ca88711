import type { LocalizedMessage } from '@seamline/shared/contract/errors';
import english from '@seamline/shared/contract/errors/catalogue.en.json' with { type: 'json' };
import gujarati from '@seamline/shared/contract/errors/catalogue.gu.json' with { type: 'json' };
import hindi from '@seamline/shared/contract/errors/catalogue.hi.json' with { type: 'json' };
import { messageRenderer } from '@seamline/shared/contract/errors/render';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer as a handler returns it: its message, where it has one, is rendered in the language of the request. */
export type WithMessage<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { readonly message: LocalizedMessage }
  : Answer;

/** Renders the message of a successful answer in the language that the caller prefers. */
export function addLanguages(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!hasMessage(payload)) return payload;
    return { ...payload, message: rendererFor(request, reply)(payload.message) };
  });
}

/** The renderer for the language that the caller prefers, which the headers of the answer then state. */
export function rendererFor(request: FastifyRequest, reply: FastifyReply): Render {
  const language = languageAskedFor(request.headers['accept-language']);
  reply.header('vary', 'accept-language').header('content-language', language);
  return rendererOf(language);
}

function hasMessage(payload: unknown): payload is { readonly message: LocalizedMessage } {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return false;
  return typeof payload.message === 'object' && payload.message !== null && 'code' in payload.message;
}

/** The language of ours that a caller prefers, by the weights of `Accept-Language`; else English. */
export function languageAskedFor(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return weight > 0 ? [{ language: tag.split('-', 1)[0], weight }] : [];
  });
  wanted.sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}

/** Renders a message in one language. */
export type Render = (message: LocalizedMessage) => string;

const CATALOGUES = { en: english, hi: hindi, gu: gujarati };
type Language = keyof typeof CATALOGUES;

const RENDERERS: Readonly<Record<string, Render>> = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, catalogue]) => {
    const render = messageRenderer(language, catalogue);
    return [language, (message: LocalizedMessage) => render(message) || message.code];
  }),
);

function isLanguage(language: string | undefined): language is Language {
  return language !== undefined && Object.hasOwn(CATALOGUES, language);
}

export const inEnglish: Render = (message) => rendererOf('en')(message);

function rendererOf(language: Language): Render {
  return RENDERERS[language] as Render;
}
