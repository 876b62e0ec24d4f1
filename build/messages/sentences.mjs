import { isStringLike, parsedSource, textOf } from './parsed-source.mjs';

/**
 * Texts of code that renders no elements: a server's error messages, mails and pages, schema messages, page scripts.
 * Every string that reads like a sentence counts, wherever it is, except those that no visitor reads.
 *
 * @typedef {import('./visible-texts.mjs').Finding} Finding
 */

/** 'Project not found', 'Enter a date': a capital, and another word after it. */
const SENTENCE = /^[^\p{L}]*\p{Lu}\p{Ll}*['’]?\p{Ll}*[,:]?\s+[^\n]*\p{Ll}{2}/u;
/** A colour or a list of typefaces. */
const CSS = /^#[0-9a-f]{3,8}$|\b(sans-)?serif$/i;
const WORD = /\p{L}{2,}/u;
const WHY = 'is in no catalogue';

/** Properties that callers read whatever they say, and those of elements that a script fills. */
const READ = new Set([
  'ariaLabel',
  'description',
  'error',
  'heading',
  'hint',
  'innerHTML',
  'innerText',
  'label',
  'message',
  'placeholder',
  'subject',
  'text',
  'textContent',
  'title',
]);
/** Markup attributes that users read or screen readers speak. */
const READ_ATTRIBUTE = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g;
const MARKUP = /<\/?[a-z!][^>]*>/i;

/** Position of the text among a call's arguments: in schemas it is last, after the rule. */
const TEXT_ARGUMENT = new Map([
  ['invalid', 1],
  ['HttpError', 1],
  ['says', 0],
  ['setAttribute', 1],
  ['send', 0],
]);
const SCHEMA = 'z';
const SCHEMAS_WITHOUT_RULE = new Set(['boolean', 'date', 'email', 'int', 'number', 'string', 'url', 'uuid']);

/** Whose arguments no visitor reads: the log and the console are the operator's, reasons of access the reviewer's. */
const NOT_READ_CALLS = /^(log|logger|console|stdout|stderr|open|sql)$/;
/** How the contract declares endpoints; their description is beside the path. */
const ENDPOINTS = /^(endpoint|list|put|calculation)$/;
/** Where schemas hold values that look like messages. */
const VALUES = new Map([
  ['_default', 1],
  ['catch', 1],
  ['enum', 0],
  ['literal', 0],
  ['prefault', 1],
]);
/** An error that is not a rejection ends as a plain 500, and its message goes to the log. */
const NOT_READ_CLASSES = /(?<!^Http)Error$/;
/** What endpoints say of themselves in the API's documentation, which is English as code is. */
const DOCUMENTATION = 'summary';

/**
 * @param {string} source TypeScript
 * @returns {readonly Finding[]}
 */
export function findSentences(source) {
  const { module, lineOf } = parsedSource(source, false);
  const found = [];

  const visit = (node, isRead) => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, isRead);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if (typeof node.type === 'string' && isStringLike(node)) {
      const text = spoken(textOf(node), isRead);
      if (text !== null) found.push({ line: lineOf(node.span), text, why: WHY });
    }
    for (const [key, child] of Object.entries(node)) {
      const position = positionOf(node, key, isRead);
      if (position === 'read') visit(child, true);
      else if (position === 'seen') visit(child, false);
      else if (position === 'arguments') visitArguments(node, child);
    }
  };
  const visitArguments = (call, given) => {
    const names = namesOf(call.callee);
    for (const [index, { expression }] of given.entries()) {
      if (!isValue(names, index, expression)) visit(expression, isTextArgument(names, index));
    }
  };
  visit(module.body, false);
  return found;
}

/** What of a string people read, or null. */
function spoken(text, isRead) {
  if (CSS.test(text)) return null;
  if (MARKUP.test(text)) return spokenInMarkup(text);
  return (isRead ? WORD : SENTENCE).test(text) ? text.trim() : null;
}

function spokenInMarkup(text) {
  const attributes = [...text.matchAll(READ_ATTRIBUTE)].map(([, value]) => value);
  const between = text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(>|$)/g, ' ')
    // What a template puts in has been cut out of an element's middle.
    .replace(/^[^<]*>/, ' ');
  const words = [...attributes, between].map((part) => part.trim()).filter((part) => WORD.test(part));
  return words.length > 0 ? words.join(' ') : null;
}

/**
 * Whether nodes below are read as messages, scanned for sentences ('seen'), or skipped because no visitor reads them.
 *
 * @returns {'read' | 'seen' | 'arguments' | 'skipped'}
 */
function positionOf(node, key, isRead) {
  if (key === 'span' || key === 'typeAnnotation' || key === 'typeParams') return 'skipped';
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsLiteralType':
      return 'skipped';
    case 'KeyValueProperty':
      if (key === 'key' || nameOf(node.key) === DOCUMENTATION) return 'skipped';
      return READ.has(nameOf(node.key)) ? 'read' : 'seen';
    case 'AssignmentExpression':
      if (nameOf(node.left.object) === 'headers') return 'skipped';
      return key === 'right' && READ.has(nameOf(node.left.property)) ? 'read' : 'seen';
    case 'NewExpression':
    case 'CallExpression':
      if (key !== 'arguments') return 'seen';
      return isNotRead(node) ? 'skipped' : 'arguments';
    case 'TaggedTemplateExpression':
      return NOT_READ_CALLS.test(nameOf(node.tag)) ? 'skipped' : 'seen';
    case 'BinaryExpression':
      if (['===', '!==', '==', '!=', 'in'].includes(node.operator)) return 'skipped';
      return isRead ? 'read' : 'seen';
    // What is chosen or put together stays what it is for.
    case 'ConditionalExpression':
      return isRead && key !== 'test' ? 'read' : 'seen';
    case 'ArrowFunctionExpression':
      return isRead && key === 'body' ? 'read' : 'seen';
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return isRead ? 'read' : 'seen';
    default:
      return node.type === undefined && isRead ? 'read' : 'seen';
  }
}

/** `log.error(…)`, `process.stdout.write(…)`, `new TypeError(…)`. */
function isNotRead(node) {
  if (node.type === 'NewExpression') return NOT_READ_CLASSES.test(nameOf(node.callee));
  return namesOf(node.callee).some((name) => NOT_READ_CALLS.test(name));
}

const isSchema = ([first], called) => first === SCHEMA && called !== first;

/** What a schema compares with or fills in, and what an endpoint says of itself. */
function isValue(names, place, argument) {
  const called = names.at(-1) ?? '';
  if (isSchema(names, called)) return VALUES.get(called) === place;
  return ENDPOINTS.test(called) && isStringLike(argument);
}

function isTextArgument(names, place) {
  const called = names.at(-1) ?? '';
  if (names.length === 2 && isSchema(names, called)) return place > 0 || SCHEMAS_WITHOUT_RULE.has(called);
  return TEXT_ARGUMENT.get(called) === place;
}

/** 'request', 'log' and 'error' of `request.log.error`. */
function namesOf(node) {
  if (node.type === 'MemberExpression') return [...namesOf(node.object), nameOf(node.property)];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  return [nameOf(node)];
}

const nameOf = (node) => (node?.type === 'Identifier' || node?.type === 'StringLiteral' ? node.value : '');
