import type { I18n } from '@lingui/core';

type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;
type Token = CompiledMessage[number];

/** A quoted part, of which `''` is a quote; else one character that means something in ICU MessageFormat, or plain text. */
const PART = /''|'([{}#](?:[^']|'')*)'|[{}#]|[^'{}#]+|'/y;
const ARGUMENT = /\s*(\w+)\s*(?:\}|,\s*(plural|select|selectordinal)\s*,)/y;
const CASE = /\s*(?:=?([\w-]+)\s*\{|\})/y;

const compiled = new Map<string, CompiledMessage>();

/**
 * Compiles an English message of ICU MessageFormat as `@lingui/message-utils` does, whose parser is 6 kB: arguments,
 * `plural` and `select` without an offset, and quotes. Throws at anything else.
 */
export function compileMessage(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return known;
}

function compile(message: string): CompiledMessage {
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (!found) throw new Error(`Not a message, from position ${at}: ${message}`);
    at = pattern.lastIndex;
    return found;
  }

  /** Reads up to the end of the message, or to the brace that closes a case. */
  function sequence(isCase: boolean, isPlural: boolean): Token[] {
    const tokens: Token[] = [];
    let text = '';
    const add = (...token: Token[]) => {
      if (text) tokens.push(text);
      text = '';
      tokens.push(...token);
    };
    while (at < message.length) {
      const [part, quoted] = take(PART);
      if (part === '}' && isCase) {
        add();
        return tokens;
      }
      if (part === '{') add(argument(isPlural));
      else if (part === '#' && isPlural) add('#');
      else text += (quoted ?? part).replaceAll("''", "'");
    }
    add();
    if (isCase) throw new Error(`A case is not closed: ${message}`);
    return tokens;
  }

  function argument(isInPlural: boolean): Token {
    const [, name = '', kind] = take(ARGUMENT);
    if (!kind) return [name];
    const cases: Record<string, unknown> = {};
    for (let [, word] = take(CASE); word !== undefined; [, word] = take(CASE)) {
      cases[word] = sequence(true, isInPlural || kind !== 'select');
    }
    return [name, kind, cases];
  }

  return sequence(false, false) as CompiledMessage;
}
