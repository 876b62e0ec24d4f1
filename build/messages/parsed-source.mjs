import { parseSync } from '@swc/core';

/**
 * @param {string} source TypeScript
 * @param {boolean} tsx whether it may hold elements
 * @returns the module as swc reads it, and the line where one of its nodes begins
 */
export function parsedSource(source, tsx) {
  const module = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  const base = module.span.start;
  // swc counts bytes, over all it has parsed in this process, from the first token behind the opening comments.
  const bytes = Buffer.from(source);
  const opening = Buffer.byteLength(/^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '');
  const lineOf = ({ start }) =>
    bytes
      .subarray(0, opening + start - base)
      .toString()
      .split('\n').length;
  return { module, lineOf };
}

export const isStringLike = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral';

/** What a string says; a blank where something is put in. */
export const textOf = (node) =>
  node.type === 'StringLiteral' ? node.value : node.quasis.map(({ cooked, raw }) => cooked ?? raw).join(' ');
