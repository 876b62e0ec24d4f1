import { parseSync } from '@swc/core';
import { lackGlobal, lackMember, lackProperty, lackSelector, lackStatic } from './support.mjs';

const STYLES = new Set(['makeStyles', 'makeStaticStyles', 'makeResetStyles']);
const PAGE = new Set(['globalThis', 'window', 'self']);

/**
 * What a file uses of the platform that a browser of the line lacks, as 'name (browsers)'.
 *
 * @param {string} text TypeScript
 * @param {Readonly<Record<string, string>>} line least version by browser
 * @param {boolean} isTsx whether it may have elements
 * @returns {readonly string[]}
 */
export function usesBeyond(text, line, isTsx = true) {
  const found = new Set();
  const note = (name, browsers) => browsers.length > 0 && found.add(`${name} (${[...new Set(browsers)].join(', ')})`);
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx }), { isStyle: false }, (node, { isStyle }) => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') noteMember(node, line, note);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const { callee } = node;
      if (callee.type === 'Identifier' && !isDeclared(callee.value, text))
        note(callee.value, lackGlobal(callee.value, line));
    }
    if (isStyle && node.type === 'KeyValueProperty') noteStyle(node, line, note);
  });
  return [...found];
}

function noteMember({ object, property: { value: name } }, line, note) {
  const owner = object.type === 'Identifier' ? object.value : '';
  if (PAGE.has(owner)) return note(name, lackGlobal(name, line));
  // A name in capitals is a class or a namespace: of the platform, or one of ours that no data knows.
  if (/^[A-Z]/.test(owner)) return note(`${owner}.${name}`, lackStatic(owner, name, line));
  return note(`${owner}.${name}`, lackMember(owner, name, line));
}

/** Whether a name is the file's own: imported, declared, or taken out of an object. */
function isDeclared(name, text) {
  return new RegExp(`\\b(?:const|let|function|class) ${name}\\b|[{,(] *${name}\\b *(?:[,})=:]|as )`).test(text);
}

function noteStyle({ key, value }, line, note) {
  // What holds rules is the name of a class.
  if (key.type === 'Identifier' && value.type !== 'ObjectExpression') note(key.value, lackProperty(key.value, line));
  if (key.type === 'StringLiteral') note(key.value, lackSelector(key.value, line));
}

function visit(node, place, use) {
  if (Array.isArray(node)) {
    for (const part of node) visit(part, place, use);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  // Types and what is imported are not there when the page runs.
  if (typeof node.type === 'string' && /^Ts(Type|Interface)|^ImportDeclaration$/.test(node.type)) return;
  const isStyle = place.isStyle || (node.type === 'CallExpression' && STYLES.has(node.callee.value));
  if (typeof node.type === 'string') use(node, { isStyle });
  for (const [name, part] of Object.entries(node)) if (name !== 'span') visit(part, { isStyle }, use);
}
