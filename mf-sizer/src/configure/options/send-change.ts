import type { OptionSetAnswer } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import type { Change } from './change.ts';

/** Responses to section calls also contain the section itself, which `sections` includes already. */
type ChangeAnswer = Omit<OptionSetAnswer, 'section'>;

/** Sends a change with the checksum of the list at hand (OPT-015). */
export function sendChange(
  { fanItem }: ApiClient,
  fanItemId: string,
  change: Change,
  checksum: number,
): Promise<ChangeAnswer> {
  const head = { fanItemId, trimmed: true, checksum };
  switch (change.kind) {
    case 'undo':
      return fanItem.undo({ ...head, state: change.state });
    case 'motor':
      return fanItem.motors.set({ ...head, motorId: change.motorId });
    case 'voltage':
      return fanItem.voltage.set({ ...head, motorVoltageId: change.motorVoltageId });
    case 'curb': {
      const { curbId, hingeOptionId } = change;
      return fanItem.curbs.set({ ...head, curbId, ...(hingeOptionId === undefined ? {} : { hingeOptionId }) });
    }
    case 'option': {
      const { optionIds, selected } = change;
      const [fanOptionId] = optionIds;
      if (optionIds.length === 1 && fanOptionId !== undefined) {
        return fanItem.options.set({ ...head, fanOptionId, selected });
      }
      return fanItem.options.setMany({ ...head, options: optionIds.map((optionId) => ({ optionId, selected })) });
    }
    case 'intake':
      return fanItem.intakes.set({ ...head, ...change.values });
    case 'gasPressure':
      return fanItem.gasPressures.set({ ...head, ...change.values });
    case 'returnAir':
      return fanItem.returnAir.set({ ...head, ...change.values });
    case 'cooling':
      return fanItem.coolingHeatPumps.set({ ...head, ...change.values });
    case 'spaceHmis':
      return fanItem.temperatureControls.setSpaceHmis({ ...head, spaceHmis: [...change.values] });
    case 'setpoints':
      return fanItem.setpoints.set({ ...head, fanOptionId: change.fanOptionId, setpoints: [...change.values] });
  }
}
