import type { HvlsResultSet, HvlsRow } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, useArePricesShown, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { FanDocuments } from '@specbuilder/shared-ui/widgets';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { runningCosts } from '../../results/running-cost/running-cost.ts';
import { motorOf } from '../configure/motor-choice.ts';
import { useStartingEquipment } from '../configure/search-equipment.ts';
import { useConfigure } from '../configure/use-configure.ts';
import { DetailColumns } from './detail-columns.tsx';
import { hvlsValues } from './duty-values.tsx';
import { MotorList } from './motor-list.tsx';
import { ONCE } from './once.ts';
import { QuantitySpin } from './quantity-spin.tsx';
import { RowDetail } from './row-detail.tsx';
import { runningCostValues } from './running-cost-values.tsx';
import { rowKey, useMotorChoice } from './use-motor-choice.ts';
import { ValueList } from './value-list.tsx';

interface HvlsDetailProps {
  readonly row: HvlsRow;
  readonly set: HvlsResultSet;
  readonly cost: OperatingCostSettings;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** An open ceiling fan: motors by supply, values at full speed, documents, and the requested quantity. */
export function HvlsDetail({ row, set, cost, quantity, onQuantity }: HvlsDetailProps) {
  const { apiQueries } = usePlatform();
  const arePricesShown = useArePricesShown();
  const { resultId } = set;
  const { exhaustFanId, modelDisplayAs: model } = row;
  const motors = useQuery({
    ...apiQueries.sizing.hvls.motors.queryOptions({ input: { resultId, exhaustFanId } }),
    ...ONCE,
  });
  const fanInfo = useQuery({ ...apiQueries.catalog.fanInfo.queryOptions({ input: { exhaustFanId } }), ...ONCE });
  const equipment = useStartingEquipment(set.fanCategoryType);
  const choosing = useMotorChoice(rowKey(resultId, row.fanUnitId), motors.data ?? row.motorListPrices, equipment);
  const configure = useConfigure(equipment);
  const motor = motorOf(motors.data ?? row.motorListPrices, choosing.choice);
  const costs = arePricesShown ? runningCosts({ fanKw: row.kilowattHour }, cost, itemQuantity(quantity)) : [];
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const atFullSpeed = (
    <ValueList title={DETAIL_MESSAGES.atFullSpeed} values={hvlsValues(row, runningCostValues(costs))} />
  );
  const start = () => {
    const choice = choosing.commit();
    if (choice !== null) configure.mutate({ resultId, choice, quantity: itemQuantity(quantity), model });
  };
  return (
    <RowDetail
      model={model}
      productDetailUrl={row.productDetailUrl}
      budgetPrice={
        motor === undefined
          ? null
          : (row.price - (row.motorListPrices[0]?.price ?? 0) + motor.price) * itemQuantity(quantity)
      }
      usualChoices={row.usualChoices}
      isConfiguring={configure.isPending}
      onConfigure={choosing.choice === null ? null : start}
      extra={<QuantitySpin model={model} quantity={quantity} onChange={onQuantity} />}
      tabs={[
        {
          id: 'motors',
          title: DETAIL_MESSAGES.motors,
          content: (
            <DetailColumns
              main={<MotorList query={motors} choosing={choosing} supplyVolts={set.specification.motorVoltage} />}
              side={isPhone ? undefined : atFullSpeed}
            />
          ),
        },
        ...(isPhone ? [{ id: 'duty', title: DETAIL_MESSAGES.atFullSpeed, content: atFullSpeed }] : []),
        {
          id: 'info',
          title: DETAIL_MESSAGES.fanInfo,
          content: (
            <FanDocuments items={fanInfo.data} hasFailed={fanInfo.isError} onRetry={() => void fanInfo.refetch()} />
          ),
        },
      ]}
    />
  );
}
