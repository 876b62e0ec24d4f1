import type { ExhaustSupplyListRow, ExhaustSupplyResultSet, RatedMotor } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { motorOf } from '../configure/motor-choice.ts';
import { useStartingEquipment } from '../configure/search-equipment.ts';
import { useConfigure } from '../configure/use-configure.ts';
import { ONCE } from './once.ts';
import { rowKey, useMotorChoice } from './use-motor-choice.ts';
import { wholeRowQuery } from './whole-row.ts';

/** Motors and documents of an open row, the choice among them and the way to its item. */
export function useExhaustRow(set: ExhaustSupplyResultSet, row: ExhaustSupplyListRow) {
  const { apiQueries } = usePlatform();
  const { resultId } = set;
  const { fanUnitId, exhaustFanId, supplyFanId } = row;
  const motors = useQuery({
    ...apiQueries.sizing.exhaustSupply.motors.queryOptions({ input: { resultId, fanUnitId } }),
    ...ONCE,
  });
  const whole = useQuery(wholeRowQuery(apiQueries, resultId, row));
  const fanInfo = useQuery({
    ...apiQueries.catalog.fanInfo.queryOptions({
      input: {
        ...(exhaustFanId === null ? {} : { exhaustFanId }),
        ...(supplyFanId === null ? {} : { supplyFanId }),
      },
    }),
    ...ONCE,
  });
  const known: readonly RatedMotor[] = motors.data ?? row.motorListPrices;
  const equipment = useStartingEquipment(set.fanCategoryType);
  const choosing = useMotorChoice(rowKey(resultId, fanUnitId), known, equipment);
  const configure = useConfigure(equipment);
  return {
    whole,
    /** A list has one voltage a motor: those of the project come with all of them. */
    isVoltageKnown:
      motors.data !== undefined || motors.isError || (equipment.motorSupply ?? equipment.smallMotorSupply) == null,
    motors,
    fanInfo,
    choosing,
    motor: motorOf(known, choosing.choice),
    isConfiguring: configure.isPending,
    configure: () => {
      const choice = choosing.commit();
      if (choice !== null) configure.mutate({ resultId, choice, model: row.modelDisplayAs });
    },
  };
}
