import { parseSync, Visitor } from 'oxc-parser';

/** Names of attributes and properties whose value is shown or read out: `label`, `cancelLabel`, `aria-label`. */
const SHOWN = /(?:^|-|[a-z](?=[A-Z]))(?:label|title|heading|placeholder|hint|alt|caption|description|failed|loading)$/i;

/** A literal with more than one word or an end mark: `Sr. No.` is for people, `Escape` and `GET` are not. */
const SENTENCE = /^[^\p{L}]*\p{Lu}\p{Ll}*['’]?(?: \p{L}|[\p{L} ]+[.!?…]$)/u;
/** The product's name, and style sheets. */
const NO_WORDS = /Seamline HR$|^@|^PDF$/;
const LETTERS = /\p{L}{2}/u;

/** Calls whose texts go to the console or to developers. */
const FOR_PROGRAMMERS = /^(?:console|process|log|Error|TypeError|RangeError|RemoteError|DOMException)$/;

/** Lingui's macros, whose texts are extracted for translators. */
const MACRO = /^(?:t|msg|defineMessage|plural|select|selectOrdinal)$/;
const MACRO_ELEMENT = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/**
 * The texts that a file shows to people and that no translator would find: text in the markup, text that is passed
 * to an attribute such as `aria-label`, and every literal that reads like a sentence.
 */
export function inlineTexts(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  const quiet = quietRanges(program);
  const add = (node, text) => {
    if (NO_WORDS.test(text.trim()) || quiet.some(({ start, end }) => node.start >= start && node.end <= end)) return;
    found.push(`${file}:${source.slice(0, node.start).split('\n').length}  ${text.trim()}`);
  };
  new Visitor({
    JSXText: (node) => LETTERS.test(node.value) && add(node, node.value),
    JSXAttribute: (node) => {
      if (SHOWN.test(nameOf(node.name))) for (const text of textsIn(node.value)) add(text.node, text.words);
    },
    AssignmentPattern: (node) => {
      if (SHOWN.test(nameOf(node.left))) for (const text of textsIn(node.right)) add(text.node, text.words);
    },
    Property: (node) => {
      // A key is a name for programs, such as a value of the wire.
      if (node.key.type === 'Literal') quiet.push(node.key);
      if (SHOWN.test(nameOf(node.key))) for (const text of textsIn(node.value)) add(text.node, text.words);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && SENTENCE.test(node.value)) add(node, node.value);
    },
    TemplateLiteral: (node) => {
      const words = node.quasis.map(({ value }) => value.cooked).join('…');
      if (/\p{L}{2}[’']?\p{L}* \p{L}{2}/u.test(words) || /\p{L}{2}[.!?]$/u.test(words)) add(node, words);
    },
  }).visit(program);
  return [...new Set(found)];
}

function nameOf(node) {
  return typeof node?.name === 'string' ? node.name : (node?.value ?? '');
}

/** The literals of a value, through braces and choices between two. */
function textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && /\p{Lu}\p{Ll}/u.test(node.value) ? [{ node, words: node.value }] : [];
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    default:
      return [];
  }
}

/** Ranges without texts for users: imports, types, texts for developers, and messages that Lingui extracts. */
function quietRanges(program) {
  const ranges = [];
  const add = (node) => ranges.push(node);
  new Visitor({
    ImportDeclaration: add,
    ImportExpression: add,
    TSLiteralType: add,
    Property: (node) => nameOf(node.key) === 'detail' && add(node.value),
    TaggedTemplateExpression: (node) => MACRO.test(nameOf(node.tag)) && add(node),
    JSXElement: (node) => MACRO_ELEMENT.test(nameOf(node.openingElement.name)) && add(node),
    NewExpression: (node) => FOR_PROGRAMMERS.test(nameOf(node.callee)) && add(node),
    CallExpression: (node) => {
      const callee = nameOf(node.callee.object ?? node.callee);
      if (FOR_PROGRAMMERS.test(callee) || MACRO.test(callee)) add(node);
    },
  }).visit(program);
  return ranges;
}
