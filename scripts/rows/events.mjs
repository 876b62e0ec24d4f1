import { proofsOf } from './proofs.mjs';
import { bare, nodesOf, programOf } from './syntax.mjs';

/** @returns {string[]} keys of EVENTS in the source of the event catalogue */
export function eventNames(source) {
  const nodes = [...nodesOf(programOf(source, { isTsx: false }))];
  const events = nodes.find(({ type, id }) => type === 'VariableDeclarator' && id.value === 'EVENTS');
  return bare(events.init).properties.map(({ key }) => key.value);
}

/**
 * Other teams may be the only listeners of an event, so without a test a wrong payload would not be noticed here.
 *
 * @param {{
 *   names: readonly string[],
 *   rows: readonly { id: string, text: string }[],
 *   product: readonly string[],
 *   tests: readonly { source: string, isTsx: boolean }[],
 * }} sources a row about an event starts with its name
 * @returns {string[]} one sentence for each event that has neither a listener nor a test that names it
 */
export function unverifiedEvents({ names, rows, product, tests }) {
  const ofEvents = tests.filter(({ source }) => source.includes('EVT-'));
  const proofs = ofEvents.flatMap(({ source, isTsx }) => proofsOf(source, { isTsx }));
  return names.flatMap((name) => {
    const row = rows.find(({ text }) => text.startsWith(`${name}:`) || text.startsWith(`${name},`));
    if (row === undefined) return [`${name} has no row in docs/checklist that starts with its name`];
    const isTested = proofs.some(({ id, call }) => id === row.id && mentions(call, name));
    const isReceived = product.some((text) => receives(text, name));
    return isReceived || isTested ? [] : [`${name} has no listener, and no test of [${row.id}] that names it`];
  });
}

const receives = (text, name) => new RegExp(`\\b(subscribe|last)\\(\\s*'${name}'`).test(text);

/** A name alone, or in front of a payload that the test compares as text. */
function mentions(call, name) {
  return [...nodesOf(call)].some(
    ({ type, value }) => type === 'StringLiteral' && (value === name || value.startsWith(`${name} `)),
  );
}
