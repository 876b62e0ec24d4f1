import type { Message } from '@specbuilder/shared-contracts/domain';

/**
 * Input the engine cannot mean: a missing duty, an id that the catalogue does not know, a motor that belongs to another
 * fan. Never thrown for finite numbers in the range of the specification; a fan that cannot run is a result, not an error.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  /** @param field name of the offending input field, ready for a model state */
  constructor(
    readonly field: string,
    readonly problem: Message,
  ) {
    super(`${field}: ${problem.code}`);
  }
}
