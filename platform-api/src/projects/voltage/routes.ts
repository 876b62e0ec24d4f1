import { hvlsVoltages, offeredVoltages } from '@specbuilder/fan-engine';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { type Api, type Database, HttpError } from '../../core/index.ts';
import { changeItem } from '../fan-items/change.ts';
import { evaluateItem } from '../fan-items/configured-item.ts';
import type { ItemPorts } from '../fan-items/ports.ts';

export function voltageRoutes(api: Api, db: Database, ports: ItemPorts) {
  return {
    ofItem: api.voltage.ofItem.handler(async ({ input }) => {
      const { motor, voltage } = await evaluateItem({ db, ...ports }, input.fanItemId);
      return motor.voltages.map((item) => ({ ...item, selected: item.id === voltage.id }));
    }),
    ofType: api.voltage.ofType.handler(({ input }) =>
      input.fanType === FanCategory.HighVolumeLowSpeed ? hvlsVoltages() : offeredVoltages(),
    ),
    set: api.voltage.set.handler(async ({ input, context }) => {
      const { fanItemId, newVoltageVal } = input;
      const change = { type: 'voltage', motorVoltageId: newVoltageVal } as const;
      try {
        await context.write((unit) => changeItem(unit, ports, { fanItemId, change, trimmed: true }));
        return true;
      } catch (error) {
        if (error instanceof HttpError && error.kind === 'invalid') return false;
        throw error;
      }
    }),
  };
}
