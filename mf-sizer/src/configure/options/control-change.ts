import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

interface Around {
  readonly before: ItemConfiguration;
  readonly after: ItemConfiguration;
}

/** Reports a newly selected temperature control, and whether it does not suit the application (MSG-021, MSG-022). */
export function publishControlChange({ bus, toasts }: Platform, { before, after }: Around): void {
  const control = chosenControl(after);
  if (control === undefined || control.id === chosenControl(before)?.id) return;
  const { id: optionId, description, matchesApplication } = control;
  const { fanItemId } = after.item;
  bus.publish('temperature-control-changed', { fanItemId, optionId, matchesApplication });
  void toasts.show({
    kind: matchesApplication ? 'info' : 'warning',
    title: OPTIONS_MESSAGES.controlChanged,
    text: matchesApplication ? description : OPTIONS_MESSAGES.controlOfOtherApplication({ control: description }),
    durationMs: TOAST_MS.temperatureControlChanged,
  });
}

function chosenControl({ sections }: ItemConfiguration) {
  return sections.temperatureControl.controls.find(({ selected }) => selected);
}
