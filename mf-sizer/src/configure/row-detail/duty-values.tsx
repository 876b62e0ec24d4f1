import type { FanRating, HvlsRow } from '@specbuilder/shared-contracts/api';
import { deliversAsRequired, isAboveNoiseCurves, shownFei, stallAirflow } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, formatValue, makeStyles, QUANTITIES, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { pressurePieces, sumOf } from '../../curve/pressure/pressure-pieces.ts';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { PRESSURE_MESSAGES } from '../../messages/pressure.generated.ts';
import type { Metric } from './value-list.tsx';

/** Key values of a fan at its duty, starting with those that the grid drops first. */
export function dutyValues(rating: FanRating, costs: readonly Metric[]): readonly Metric[] {
  return [
    ...pressureValues(rating),
    { label: DETAIL_MESSAGES.speed, value: <Quantity value={rating.rpm} of="speed" strong /> },
    // A fan on the motor's shaft has no belt to lose power in.
    {
      label: rating.totalBhp > rating.bhp ? DETAIL_MESSAGES.totalBhp : DETAIL_MESSAGES.fanBhp,
      value: <Quantity value={rating.totalBhp} of="brakeHorsepower" strong />,
    },
    { label: DETAIL_MESSAGES.electricalInput, value: <Quantity value={rating.inputKw} of="inputPower" strong /> },
    {
      label: DETAIL_MESSAGES.specificPower,
      value: <Quantity value={rating.specificFanPower} of="specificFanPower" strong />,
    },
    ...(shownFei(rating.energy) === null
      ? []
      : [{ label: DETAIL_MESSAGES.fei, value: <FeiWithWord energy={rating.energy} /> }]),
    {
      label: DETAIL_MESSAGES.staticEfficiency,
      value: <Quantity value={rating.staticEfficiency} of="efficiency" strong />,
    },
    { label: DETAIL_MESSAGES.outletVelocity, value: <Quantity value={rating.outletVelocity} of="velocity" strong /> },
    {
      label: DETAIL_MESSAGES.maximumSpeed({ fanClass: rating.fanClass ?? '', hasClass: rating.fanClass !== null }),
      value: <Quantity value={rating.maximumRpm} of="speed" strong />,
    },
    {
      label: DETAIL_MESSAGES.stallMargin({ cfm: formatQuantity(stallAirflow(rating), 'airflow') }),
      value: <Quantity value={rating.surgeMargin} of="efficiency" strong />,
    },
    {
      label: DETAIL_MESSAGES.sound({ feet: formatValue(rating.soundDistance, QUANTITIES.length) }),
      value: <Quantity value={rating.soundDba} of="soundPressure" strong />,
    },
    ...soundValues(rating),
    ...costs,
  ];
}

/** Sound power and noise criterion; older ratings have neither. */
function soundValues({ soundLwa, soundNc, soundDba, soundDistance }: FanRating): readonly Metric[] {
  if (soundLwa == null) return [];
  const feet = formatValue(soundDistance, QUANTITIES.length);
  return [
    { label: DETAIL_MESSAGES.soundPower, value: <Quantity value={soundLwa} of="soundPressure" strong /> },
    {
      label: DETAIL_MESSAGES.noiseCriterionAt({ feet }),
      value: <strong>{noiseCriterionText(soundNc, soundDba)}</strong>,
    },
  ];
}

function noiseCriterionText(nc: FanRating['soundNc'], dba: number): string {
  if (nc != null) return DETAIL_MESSAGES.noiseCriterion({ nc });
  return isAboveNoiseCurves(dba) ? DETAIL_MESSAGES.aboveCurves : DETAIL_MESSAGES.belowCurves;
}

/** The static pressure with what it is made of, where that is more than the duct. */
function pressureValues(rating: FanRating): readonly Metric[] {
  const { cfm, requiredCfm, totalStaticPressure } = rating;
  const pieces = pressurePieces(rating);
  const isAtDuty = deliversAsRequired(rating);
  if (isAtDuty && pieces.length === 1)
    return [pressureValue(DETAIL_MESSAGES.staticPressure, totalStaticPressure, 'staticPressure')];
  const atDuty = PRESSURE_MESSAGES.atDuty({ cfm: formatQuantity(requiredCfm, 'airflow') });
  const delivered = PRESSURE_MESSAGES.delivered({ cfm: formatQuantity(cfm, 'airflow') });
  return [
    ...pieces.map(({ label, staticPressure }) => pressureValue(label, staticPressure, 'pressurePart')),
    ...(pieces.length === 1
      ? []
      : [pressureValue(atDuty, isAtDuty ? totalStaticPressure : sumOf(pieces), 'pressurePart')]),
    // A fixed speed moves another airflow than requested, against another pressure.
    ...(isAtDuty ? [] : [pressureValue(delivered, totalStaticPressure, 'staticPressure')]),
  ];
}

function pressureValue(label: string, value: number, of: 'staticPressure' | 'pressurePart'): Metric {
  return { label, value: <Quantity value={value} of={of} strong /> };
}

/** Key values of a ceiling fan at full speed. */
export function hvlsValues(row: HvlsRow, costs: readonly Metric[]): readonly Metric[] {
  return [
    { label: DETAIL_MESSAGES.airflow, value: <Quantity value={row.cfm} of="airflow" strong /> },
    { label: DETAIL_MESSAGES.covers, value: <Quantity value={row.coveredSquareFootage} of="area" strong /> },
    { label: DETAIL_MESSAGES.speed, value: <Quantity value={row.rpm} of="speed" strong /> },
    { label: DETAIL_MESSAGES.electricalInput, value: <Quantity value={row.kilowattHour} of="inputPower" strong /> },
    { label: DETAIL_MESSAGES.cfei, value: <Quantity value={row.cfei} of="fanEnergyIndex" strong /> },
    { label: DETAIL_MESSAGES.noise, value: <Quantity value={row.noise} of="soundPressure" strong /> },
    ...costs,
  ];
}

function FeiWithWord({ energy }: { readonly energy: FanRating['energy'] }) {
  const styles = useStyles();
  return (
    <span className={styles.fei}>
      {energy.meetsLimit !== null && (
        <Badge appearance="tint" shape="rounded" color={energy.meetsLimit ? 'success' : 'danger'}>
          {energy.meetsLimit ? DETAIL_MESSAGES.meets : DETAIL_MESSAGES.misses}
        </Badge>
      )}
      <Quantity value={shownFei(energy)} of="fanEnergyIndex" strong />
    </span>
  );
}

const useStyles = makeStyles({
  fei: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
});
