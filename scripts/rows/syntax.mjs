import { parseSync } from '@swc/core';

/** @param {{ isTsx: boolean }} syntax `<T>(value: T)` is a function in a .ts file and an element in a .tsx one */
export function programOf(source, { isTsx }) {
  return parseSync(source, { syntax: 'typescript', tsx: isTsx, importAttributes: true });
}

/** A node with all that are in it. */
export function* nodesOf(node) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** An expression without what only the compiler reads: `as const`, `satisfies`, parentheses. */
export function bare(node) {
  const isWrapped = /^(Ts(As|ConstAssertion|Const|Satisfies|TypeAssertion|NonNull)\w*|ParenthesisExpression)$/;
  return node?.expression !== undefined && isWrapped.test(node.type) ? bare(node.expression) : node;
}
