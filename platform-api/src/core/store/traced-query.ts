import { tracing } from '../tracing/spans.ts';

export type Query = (...args: readonly unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Longer ones are insertions of many rows, whose end says nothing new. */
const MAX_CHARACTERS = 1000;

/** Runs a statement, as a part of the call that it is for where calls are traced. */
export function tracedQuery(query: Query, args: readonly unknown[]): unknown {
  const shape = tracing() === null ? undefined : shapeOf(args[0]);
  if (shape === undefined) return query(...args);
  const end = tracing()?.(operationOf(shape), { 'db.system.name': 'postgresql', 'db.query.text': shape });
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      end?.(error ?? undefined);
      (callback as Callback)(error, result);
    });
  }
  const response = query(...args);
  if (response instanceof Promise) {
    response.then(
      () => end?.(),
      (error: unknown) => end?.(error),
    );
  } else end?.();
  return response;
}

/** What it does; a statement with parts is called by the first of them that writes. */
function operationOf(shape: string): string {
  const isWith = /^with\b/i.test(shape);
  const found = isWith ? /\b(?:insert|update|delete)\b/i.exec(shape) : /^\w+/.exec(shape);
  return found?.[0].toUpperCase() ?? (isWith ? 'SELECT' : 'STATEMENT');
}

/** A statement without the values in it: parameters are not part of its text, and what else is a value is left out. */
function shapeOf(statement: unknown): string | undefined {
  const text = typeof statement === 'string' ? statement : (statement as { readonly text?: unknown } | undefined)?.text;
  if (typeof text !== 'string') return undefined;
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
