import { EngineError } from '@specbuilder/fan-engine';
import { invalid } from '../refusal.ts';

/**
 * Asks the engine; what it refuses becomes an error of the field it names.
 *
 * @throws Refusal 'invalid'
 */
export function refusedByEngine<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw invalid(error.field, error.message);
    throw error;
  }
}
