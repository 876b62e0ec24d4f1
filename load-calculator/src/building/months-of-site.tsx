import { type DesignConditions, type OutdoorDay, typicalDays } from '@specbuilder/fan-engine/block-load';
import type { LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { Button, formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { QuantityField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useId, useState } from 'react';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { monthName } from '../results/month-name.ts';
import { FieldGrid } from './form-section.tsx';

const PATH = 'building.design.monthly';

/** The design day of each month, filled in by a postal code or typed; until then the months follow from summer and winter. */
export function MonthsOfSite() {
  const styles = useStyles();
  const { getValues, setValue, getFieldState, formState } = useFormContext<LoadCalculationForm>();
  const monthly = useWatch({ name: PATH }) as readonly OutdoorDay[] | undefined;
  const [isRequested, setIsRequested] = useState(false);
  // A value to correct is never out of sight.
  const isOpen = isRequested || getFieldState(PATH, formState).invalid;
  const id = useId();
  const write = (days: readonly OutdoorDay[] | undefined) =>
    setValue(PATH, days && [...days], { shouldDirty: true, shouldValidate: true });
  const begin = () => {
    write(typicalDays(getValues('building.design') as DesignConditions).map(rounded));
    setIsRequested(true);
  };
  if (monthly === undefined) {
    return (
      <div className={styles.line}>
        <span>{BUILDING_MESSAGES.typicalMonths}</span>
        <Button size="small" onClick={begin}>
          {BUILDING_MESSAGES.enterMonths}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={styles.line}>
        <span>{summaryOf(monthly)}</span>
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsRequested(!isOpen)}>
          {isOpen ? BUILDING_MESSAGES.hideMonths : BUILDING_MESSAGES.showMonths}
        </Button>
        <Button size="small" onClick={() => write(undefined)}>
          {BUILDING_MESSAGES.oneSummer}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.months}>
        {isOpen && monthly.map((_, index) => <MonthFields key={index} index={index} />)}
      </div>
    </>
  );
}

function MonthFields({ index }: { readonly index: number }) {
  const styles = useStyles();
  const path = `${PATH}.${index}`;
  return (
    <fieldset className={styles.month}>
      <legend className={styles.name}>{monthName(index + 1)}</legend>
      <FieldGrid>
        <QuantityField name={`${path}.dryBulb`} of="temperature" label={BUILDING_MESSAGES.dryBulb} />
        <QuantityField name={`${path}.wetBulb`} of="temperature" label={BUILDING_MESSAGES.wetBulb} />
        <QuantityField name={`${path}.dailyRange`} of="temperatureRise" label={BUILDING_MESSAGES.dailyRange} />
      </FieldGrid>
    </fieldset>
  );
}

function summaryOf(monthly: readonly OutdoorDay[]): string {
  const hottest = monthly.reduce((best, day) => (day.dryBulb > best.dryBulb ? day : best));
  return BUILDING_MESSAGES.ownMonths({
    month: monthName(monthly.indexOf(hottest) + 1),
    dryBulb: formatQuantity(hottest.dryBulb, 'temperature'),
    wetBulb: formatQuantity(hottest.wetBulb, 'temperature'),
    range: formatQuantity(hottest.dailyRange, 'temperatureRise'),
  });
}

/** What follows from means is no better than whole degrees; a wet bulb is not above its dry bulb after rounding either. */
function rounded({ dryBulb, wetBulb, dailyRange }: OutdoorDay): OutdoorDay {
  return { dryBulb: Math.round(dryBulb), wetBulb: Math.round(wetBulb), dailyRange };
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  months: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, '&[hidden]': { display: 'none' } },
  month: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  name: { padding: 0, fontWeight: tokens.fontWeightSemibold, textTransform: 'capitalize' },
});
