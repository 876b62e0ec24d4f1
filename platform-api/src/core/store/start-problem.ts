import { ConfigError } from '../config/config-error.ts';
import { StoreError } from './store-error.ts';
import { storeFaultOf } from './store-fault.ts';

/** The sentence for a start that failed for a foreseeable reason; undefined for any other. */
export function startProblem(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const fault = storeFaultOf(error);
  if (fault === 'full-disk') return 'The disk of the store is full; make room on it, then start again.';
  if (fault === 'unreachable') return `The store stopped answering during the start: ${(error as Error).message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  return undefined;
}
