import type { ItemConfiguration, OptionSetResponse } from '@specbuilder/shared-contracts/api';
import type { Change } from './change.ts';

/** A change that went through, with how everything was before and after it. */
export interface DoneChange {
  readonly change: Change;
  readonly before: ItemConfiguration;
  readonly after: ItemConfiguration;
  readonly resize: OptionSetResponse['resize'];
}

/** The change that takes the last one back, whatever gave way to it; as long as nothing else of the item was changed. */
export function undoOf({ change: { label }, after }: DoneChange): Change {
  return { kind: 'undo', state: after.item.rowVersion, label };
}
