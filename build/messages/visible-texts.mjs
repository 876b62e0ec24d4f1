import { isStringLike, parsedSource, textOf } from './parsed-source.mjs';

/** Attributes of elements and properties of objects whose value users read or screen readers speak. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'cancel',
  'caption',
  'confirm',
  'description',
  'emptyText',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
  'tooltip',
]);
const CATALOGUE_CONSTANT =
  /^(([A-Z][A-Z0-9_]*_)?MESSAGES|ERRORS|MESSAGES|DIALOGS|PAGE_TITLES|NAVIGATION_TITLES|[A-Z_]+_LABELS)$/;
const READ_ONCE = 'is read once, when the module loads';
/** Letters that make a word; a sign, a unit such as 'in. wg' in a catalogue of measures or a code in capitals is none. */
const WORD = /\p{L}{2,}/u;

/**
 * @typedef {{ readonly line: number, readonly text: string, readonly why: string }} Finding
 *
 * What a reader would see that no catalogue knows, and words that are read once when the module loads, so that they
 * stay in the language of that moment.
 *
 * @param {string} source TypeScript
 * @param {boolean} [tsx] whether it may hold elements
 * @returns {readonly Finding[]}
 */
export function findTexts(source, tsx = true) {
  const { module, lineOf } = parsedSource(source, tsx);
  const found = [];
  const report = (node, text, why) => found.push({ line: lineOf(node.span), text: text.trim(), why });

  const visit = (node, context) => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, context);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if (typeof node.type === 'string') {
      if (node.type === 'JSXText' && WORD.test(node.value)) report(node, node.value, 'is in no catalogue');
      if (isStringLike(node) && context.isRead) {
        const text = textOf(node);
        if (WORD.test(text)) report(node, text, 'is in no catalogue');
      }
      const readOnce = context.depth === 0 ? catalogueReadBy(node) : null;
      if (readOnce !== null) report(node, readOnce, READ_ONCE);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'span' || key === 'typeAnnotation' || isAlias(node, key)) continue;
      visit(child, contextOf(node, key, context));
    }
  };
  visit(module.body, { depth: 0, isRead: false });
  return found;
}

/** `GRID_MESSAGES.model`, `const { model } = GRID_MESSAGES`. */
function catalogueReadBy(node) {
  if (node.type === 'MemberExpression' && isCatalogue(node.object)) return node.object.value;
  const isTakenApart = node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern';
  return isTakenApart && node.init !== null && isCatalogue(node.init) ? node.init.value : null;
}

/** `const MESSAGES = IDENTITY_MESSAGES.signIn`: a section under a shorter name, which is read where it is shown. */
const isAlias = (node, key) => node.type === 'VariableDeclarator' && key === 'init' && isCatalogue(node.id);
const isCatalogue = (node) => node.type === 'Identifier' && CATALOGUE_CONSTANT.test(node.value);

const FUNCTIONS = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ClassMethod',
  'MethodProperty',
  'GetterProperty',
  'Constructor',
  'ClassProperty',
]);

/** Whether what lies below is read by people, and how many functions it lies in. */
function contextOf(node, key, { depth, isRead }) {
  const inside = FUNCTIONS.has(node.type) ? depth + 1 : depth;
  switch (node.type) {
    case 'JSXAttribute':
      return { depth: inside, isRead: key === 'value' && READ.has(attributeName(node.name)) };
    case 'JSXExpressionContainer':
      return { depth: inside, isRead: isRead || node.isChild === true };
    case 'JSXElement':
    case 'JSXFragment':
      if (key === 'children')
        for (const child of node.children) child.isChild = child.type === 'JSXExpressionContainer';
      return { depth: inside, isRead: false };
    case 'KeyValueProperty':
      return { depth: inside, isRead: key === 'value' && READ.has(propertyName(node.key)) };
    // What is chosen, joined or filled in stays what it is for; anything else ends it.
    case 'ConditionalExpression':
      return { depth: inside, isRead: isRead && key !== 'test' };
    case 'BinaryExpression':
      return { depth: inside, isRead: isRead && ['&&', '||', '??', '+'].includes(node.operator) };
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'TsConstAssertion':
      return { depth: inside, isRead };
    default:
      return { depth: inside, isRead: node.type === undefined ? isRead : false };
  }
}

const attributeName = (name) => (name.type === 'JSXNamespacedName' ? '' : name.value);
const propertyName = (key) => (key.type === 'Identifier' || key.type === 'StringLiteral' ? key.value : '');

/**
 * @param {string} source TypeScript without elements
 * @returns {readonly Finding[]} words of a catalogue that are read when the module loads
 */
export function findWordsReadOnce(source) {
  return findTexts(source, false).filter(({ why }) => why === READ_ONCE);
}
