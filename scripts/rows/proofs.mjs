import { bare, nodesOf, programOf } from './syntax.mjs';

const RUNNERS = new Set(['it', 'test', 'describe', 'step']);
/** A test that does not run verifies nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fail', 'failing']);
const ROW_ID = /\b[A-Z]{3}-\d{3}\b/g;
const ONE_ROW_ID = /^[A-Z]{3}-\d{3}$/;
const LEADING_BRACKETS = /^(?:\[[^\]]+\]\s*)+/;
/** A column of the table that a title is run with, in the order of the table. */
const COLUMN = /%[a-zA-Z]/g;

/**
 * Requirements that the tests of one file verify: ids at the start of a title, and ids in those columns of its own
 * table that start the title as `[%s]`. The table of another test does not count for this one.
 *
 * @param {string} source of a test file
 * @param {{ isTsx: boolean }} syntax
 * @returns {{ id: string, title: string, call: object }[]} `call` is the test or group in the syntax tree
 */
export function proofsOf(source, syntax) {
  const nodes = [...nodesOf(programOf(source, syntax))];
  const tables = new Map(nodes.filter(isNamedTable).map(({ id, init }) => [id.value, bare(init)]));
  return nodes.filter(({ type }) => type === 'CallExpression').flatMap((call) => proofsOfCall(call, tables));
}

function proofsOfCall(call, tables) {
  const { callee, arguments: given } = call;
  const title = textOf(given[0]?.expression);
  const brackets = LEADING_BRACKETS.exec(title ?? '')?.[0];
  const names = namesOf(callee);
  if (brackets === undefined || !names.some((name) => RUNNERS.has(name))) return [];
  if (names.some((name) => NOT_RUN.has(name))) return [];
  const ids = [...(brackets.match(ROW_ID) ?? []), ...idsOfTable(callee, brackets, tables)];
  return ids.map((id) => ({ id, title, call }));
}

/** Ids in the columns that the brackets name, of the table that this very call of `each` is given. */
function idsOfTable(callee, brackets, tables) {
  const columns = [...brackets.matchAll(COLUMN)].map(([placeholder], index) => ({ placeholder, index }));
  if (callee.type !== 'CallExpression') return [];
  const given = bare(callee.arguments[0]?.expression);
  const table = given?.type === 'Identifier' ? tables.get(given.value) : given;
  if (table?.type !== 'ArrayExpression') return [];
  return table.elements.flatMap((element) => {
    const line = bare(element?.expression);
    const cells = line?.type === 'ArrayExpression' ? line.elements.map((cell) => cell?.expression) : [line];
    return columns
      .filter(({ placeholder }) => placeholder === '%s')
      .map(({ index }) => textOf(bare(cells[index])))
      .filter((text) => text !== null && ONE_ROW_ID.test(text));
  });
}

const isNamedTable = ({ type, id, init }) => type === 'VariableDeclarator' && id.type === 'Identifier' && init !== null;

/** The words of a callee: `test.describe.each(…)` gives test, describe, each. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.value];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)];
  return callee.type === 'CallExpression' ? namesOf(callee.callee) : [];
}

function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ raw }) => raw).join('…') : null;
}
