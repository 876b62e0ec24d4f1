import { parsedSource } from '../messages/parsed-source.mjs';

/** @param {string} file its name says whether it may hold elements */
export const treeOf = (source, file) => parsedSource(source, file.endsWith('x')).module;

/** Visits every node of a syntax tree, parents first; a visitor that returns false has handled the children itself. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string' && visit(node) === false) return;
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit);
}

/** The name of a property, whether written as a word or as a string; undefined when it is worked out while running. */
export function nameOf(key) {
  if (key?.type === 'Identifier' || key?.type === 'StringLiteral') return key.value;
  return key?.type === 'Computed' ? nameOf(stringOnly(key.expression)) : undefined;
}

const stringOnly = (node) => (node.type === 'StringLiteral' ? node : undefined);

/** The expression inside parentheses, assertions and question marks. */
export function bare(node) {
  switch (node?.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
    case 'TsConstAssertion':
      return bare(node.expression);
    case 'OptionalChainingExpression':
      return bare(node.base);
    default:
      return node;
  }
}
