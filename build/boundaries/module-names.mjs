import { parseSync } from '@swc/core';

/** All names of a module, as `import * as`, `import()` or the mention of its file use them. */
export const EVERY_NAME = '*';

const MODULE_LINE = /^(ImportDeclaration|ExportAllDeclaration|ExportNamedDeclaration)$/;
const TYPE_DECLARATION = /^Ts(Interface|TypeAlias)Declaration$/;
/** A text that may name a file or a package, as in `new URL('./worker.ts', import.meta.url)` or `jest.mock('…')`. */
const MAY_NAME_A_MODULE = /^\.{0,2}\/|^@|\.[cm]?[jt]sx?$/;

/**
 * @typedef {object} ModuleNames what a module exports and imports
 * @property {string[]} declared names it declares and exports
 * @property {{ source: string, name: string, as: string }[]} passed names of other modules that it exports on
 * @property {string[]} passedWhole sources of `export * from`
 * @property {{ source: string, name: string }[]} imported
 * @property {Import[]} imports what it loads, and the modules whose types it names
 *
 * @typedef {object} Import
 * @property {string} source
 * @property {boolean} isType whether nothing is loaded when the code runs
 * @property {boolean} isDynamic whether it is loaded on demand
 *
 * @param {string} source of the module
 * @param {boolean} tsx whether `<` may begin an element
 * @returns {ModuleNames}
 */
export function namesOfModule(source, tsx) {
  const program = parseSync(source, { syntax: 'typescript', tsx, importAttributes: true });
  const names = { declared: [], passed: [], passedWhole: [], imported: [], imports: [] };
  const mentions = new Map();
  visit(program, (node) => {
    if (node.type === 'Identifier') mentions.set(node.value, (mentions.get(node.value) ?? 0) + 1);
    else if (MODULE_LINE.test(node.type)) names.imports.push(...importOfLine(node));
    else {
      names.imported.push(...importedBy(node));
      names.imports.push(...importOfExpression(node));
    }
  });
  for (const statement of program.body) readStatement(statement, names, mentions);
  return names;
}

function readStatement(statement, names, mentions) {
  const { type, declaration } = statement;
  if (type === 'ImportDeclaration') names.imported.push(...importsOf(statement));
  else if (type === 'ExportAllDeclaration') names.passedWhole.push(statement.source.value);
  else if (type === 'ExportNamedDeclaration') readNamed(statement, names);
  else if (type === 'ExportDeclaration') names.declared.push(...declaredBy(declaration, mentions));
}

/** @returns {Import[]} of `import … from` and `export … from` */
function importOfLine({ source, typeOnly = false, specifiers = [] }) {
  if (source === null) return [];
  const isType = typeOnly || (specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly === true));
  return [{ source: source.value, isType, isDynamic: false }];
}

/** @returns {Import[]} of `import('…')`, `require('…')` and the type `import('…').Name` */
function importOfExpression({ type, argument, callee, arguments: given }) {
  if (type === 'TsImportType') return [{ source: argument.value, isType: true, isDynamic: false }];
  const isDynamic = callee?.type === 'Import';
  const isCall = type === 'CallExpression' && (isDynamic || callee.value === 'require');
  const source = isCall ? given[0]?.expression : undefined;
  return source?.type === 'StringLiteral' ? [{ source: source.value, isType: false, isDynamic }] : [];
}

/** A module imported for its effects alone is used whole. */
function importsOf({ specifiers, source }) {
  if (specifiers.length === 0) return [{ source: source.value, name: EVERY_NAME }];
  return specifiers.map(({ type, imported, local }) => {
    const name = type === 'ImportSpecifier' ? (imported ?? local).value : EVERY_NAME;
    return { source: source.value, name };
  });
}

/** `export { a, b as c }` and the same `from` another module. */
function readNamed({ specifiers, source }, { declared, passed, passedWhole }) {
  for (const { type, orig, exported } of specifiers) {
    const as = (exported ?? orig)?.value;
    if (source === null) declared.push(as);
    else if (type === 'ExportNamespaceSpecifier') passedWhole.push(source.value);
    else passed.push({ source: source.value, name: orig.value, as });
  }
}

/** `import('…').Name` in types, and texts that may name a module. */
function importedBy(node) {
  if (node.type === 'TsImportType') {
    return [{ source: node.argument.value, name: leftmost(node.qualifier) ?? EVERY_NAME }];
  }
  const isMention = node.type === 'StringLiteral' && MAY_NAME_A_MODULE.test(node.value);
  return isMention ? [{ source: node.value, name: EVERY_NAME }] : [];
}

const leftmost = (qualifier) => (qualifier?.type === 'TsQualifiedName' ? leftmost(qualifier.left) : qualifier?.value);

/** A type that its own module mentions describes what importers get from it, so any importer may name it. */
function declaredBy(declaration, mentions) {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => namesOfPattern(id));
  }
  const { value } = declaration.identifier ?? declaration.id;
  return TYPE_DECLARATION.test(declaration.type) && mentions.get(value) > 1 ? [] : [value];
}

function namesOfPattern(pattern) {
  if (pattern?.type === 'ObjectPattern') return pattern.properties.flatMap(namesOfProperty);
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesOfPattern);
  return pattern?.type === 'Identifier' ? [pattern.value] : [];
}

const namesOfProperty = ({ type, key, value }) =>
  type === 'KeyValuePatternProperty' ? namesOfPattern(value) : [key.value];

/** Calls for every node; what lines of imports and exports consist of is read from the lines. */
function visit(node, read) {
  if (typeof node.type === 'string') {
    read(node);
    if (MODULE_LINE.test(node.type) || node.type === 'TsImportType') return;
  }
  for (const key in node) {
    const value = node[key];
    if (value !== null && typeof value === 'object') visit(value, read);
  }
}
