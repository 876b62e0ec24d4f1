import { EngineError } from '@specbuilder/fan-engine';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { invalid } from '../../core/index.ts';

/**
 * Calls the engine; its rejections become an error of the field that they name.
 *
 * @param names the request's field names where they differ from the engine's
 * @throws HttpError 'invalid'
 */
export function rejectedByEngine<T>(work: () => T, names: Readonly<Record<string, string>> = {}): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw invalid(names[error.field] ?? error.field, messageText(error.problem));
    throw error;
  }
}
