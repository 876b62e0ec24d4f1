import { EngineError } from '@specbuilder/fan-engine';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { invalid } from '../../core/index.ts';

/**
 * Asks the engine; what it refuses becomes an error of the field it names.
 *
 * @param names what the request calls a field where the engine says otherwise
 * @throws Refusal 'invalid'
 */
export function refusedByEngine<T>(work: () => T, names: Readonly<Record<string, string>> = {}): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw invalid(names[error.field] ?? error.field, messageText(error.problem));
    throw error;
  }
}
