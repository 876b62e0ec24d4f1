import type { ExhaustSupplyListRow, ExhaustSupplyResultSet } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { BREAKPOINTS, useArePricesShown, useMediaQuery } from '@specbuilder/shared-ui/core';
import { FanDocuments } from '@specbuilder/shared-ui/widgets';
import { CurvePreview } from '../../curve/curve/curve-preview.tsx';
import { CurveTab } from '../../curve/curve/curve-tab.tsx';
import { curveOfRow } from '../../curve/live-curve/curve-query.ts';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { runningCosts, runsMoreThanItsFan } from '../../results/running-cost/running-cost.ts';
import { DetailColumns } from './detail-columns.tsx';
import { dutyValues } from './duty-values.tsx';
import { LazyUnitValues } from './lazy-unit-values.tsx';
import { MotorList } from './motor-list.tsx';
import { type DetailTab, RowDetail } from './row-detail.tsx';
import { runningCostValues } from './running-cost-values.tsx';
import { useExhaustRow } from './use-exhaust-row.ts';
import { ValueList } from './value-list.tsx';
import { WaitForRow } from './wait-for-row.tsx';

interface ExhaustDetailProps {
  readonly row: ExhaustSupplyListRow;
  readonly set: ExhaustSupplyResultSet;
  readonly cost: OperatingCostSettings;
}

/** An open exhaust or supply row: motors, documents, curve. */
export function ExhaustDetail({ row, set, cost }: ExhaustDetailProps) {
  const arePricesShown = useArePricesShown();
  const state = useExhaustRow(set, row);
  const { whole, motors, fanInfo, choosing, motor } = state;
  const { specification, versions } = set;
  // What depends on the motor follows the one that is chosen.
  const rating = whole.data && { ...whole.data.rating, ...motor?.figures };
  const { fanUnitId } = row;
  const curve = rating && curveOfRow({ fanUnitId, catalogueVersion: versions.catalogue, rating, motor, specification });
  const isUnit = runsMoreThanItsFan(row);
  const fanKw = motor?.figures?.inputKw ?? row.rating.inputKw;
  const costs = arePricesShown ? runningCostValues(runningCosts({ ...row, fanKw }, cost)) : [];
  // Beside the motors they would push the next rows more than a screen down.
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const atTheDuty = (
    <>
      {rating === undefined ? (
        <WaitForRow hasFailed={whole.isError} onRetry={() => void whole.refetch()} />
      ) : (
        <ValueList title={DETAIL_MESSAGES.atTheDuty} values={dutyValues(rating, isUnit ? [] : costs)} />
      )}
      <LazyUnitValues row={row} costs={isUnit ? costs : []} />
    </>
  );
  const tabs: DetailTab[] = [
    {
      id: 'motors',
      title: DETAIL_MESSAGES.motors,
      content: (openTab) => (
        <DetailColumns
          main={<MotorList query={motors} choosing={choosing} supplyVolts={specification.motorVoltage} />}
          side={isPhone ? undefined : atTheDuty}
          wide={isPhone ? undefined : curve ? <CurvePreview curve={curve} onOpen={() => openTab('curve')} /> : null}
        />
      ),
    },
    ...(isPhone ? [{ id: 'duty', title: DETAIL_MESSAGES.atTheDuty, content: atTheDuty }] : []),
    {
      id: 'info',
      title: DETAIL_MESSAGES.fanInfo,
      content: <FanDocuments items={fanInfo.data} hasFailed={fanInfo.isError} onRetry={() => void fanInfo.refetch()} />,
    },
    {
      id: 'curve',
      title: DETAIL_MESSAGES.curve,
      content:
        rating === undefined || curve === undefined ? (
          <WaitForRow hasFailed={whole.isError} onRetry={() => void whole.refetch()} />
        ) : (
          <CurveTab curve={curve} model={row.modelDisplayAs} rating={rating} result={set} />
        ),
    },
  ];
  return (
    <RowDetail
      model={row.modelDisplayAs}
      productDetailUrl={row.productDetailUrl}
      budgetPrice={motor === undefined ? null : row.price - (row.motorListPrices[0]?.price ?? 0) + motor.price}
      usualChoices={row.usualChoices}
      isConfiguring={state.isConfiguring}
      onConfigure={choosing.choice === null || !state.isVoltageKnown ? null : state.configure}
      tabs={tabs}
    />
  );
}
