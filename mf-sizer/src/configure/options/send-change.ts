import type { OptionSetResponse } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import type { Change } from './change.ts';

/** Responses to section calls also contain the section itself, which `sections` includes already. */
type ChangeResponse = Omit<OptionSetResponse, 'section'>;

/** Sends a change with the checksum of the list at hand (OPT-015). */
export function sendChange(
  { fanItem }: ApiClient,
  fanItemId: string,
  change: Change,
  checksum: number,
): Promise<ChangeResponse> {
  const header = { fanItemId, trimmed: true, checksum };
  switch (change.kind) {
    case 'undo':
      return fanItem.undo({ ...header, state: change.state });
    case 'motor':
      return fanItem.motors.set({ ...header, motorId: change.motorId });
    case 'voltage':
      return fanItem.voltage.set({ ...header, motorVoltageId: change.motorVoltageId });
    case 'curb': {
      const { curbId, hingeOptionId } = change;
      return fanItem.curbs.set({ ...header, curbId, ...(hingeOptionId === undefined ? {} : { hingeOptionId }) });
    }
    case 'option': {
      const { optionIds, selected } = change;
      const [fanOptionId] = optionIds;
      if (optionIds.length === 1 && fanOptionId !== undefined) {
        return fanItem.options.set({ ...header, fanOptionId, selected });
      }
      return fanItem.options.setMany({ ...header, options: optionIds.map((optionId) => ({ optionId, selected })) });
    }
    case 'intake':
      return fanItem.intakes.set({ ...header, ...change.values });
    case 'gasPressure':
      return fanItem.gasPressures.set({ ...header, ...change.values });
    case 'returnAir':
      return fanItem.returnAir.set({ ...header, ...change.values });
    case 'cooling':
      return fanItem.coolingHeatPumps.set({ ...header, ...change.values });
    case 'spaceHmis':
      return fanItem.temperatureControls.setSpaceHmis({ ...header, spaceHmis: [...change.values] });
    case 'setpoints':
      return fanItem.setpoints.set({ ...header, fanOptionId: change.fanOptionId, setpoints: [...change.values] });
  }
}
