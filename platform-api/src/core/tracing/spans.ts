/** The places where work is traced know this file alone, so that a server that traces nothing loads nothing for it. */

export type Attributes = Readonly<Record<string, string | number>>;

/** @param error what the work failed with; undefined when it went well */
export type EndSpan = (error?: unknown) => void;
export type BeginSpan = (name: string, attributes: Attributes) => EndSpan;

let beginSpanOf: BeginSpan | null = null;

/** From now on work is traced so; null traces no more. */
export function traceWith(begin: BeginSpan | null): void {
  beginSpanOf = begin;
}

/** Null while nothing is traced. */
export function tracing(): BeginSpan | null {
  return beginSpanOf;
}

/** A part of the call in whose course it runs. */
export function traced<T>(name: string, attributes: Attributes, work: () => T): T {
  const end = beginSpanOf?.(name, attributes);
  try {
    const result = work();
    end?.();
    return result;
  } catch (error) {
    end?.(error);
    throw error;
  }
}
