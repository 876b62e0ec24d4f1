import type { ItemMotor } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { motorName } from '@specbuilder/shared-contracts/messages';
import { formatValue, Money, makeStyles, QUANTITIES, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Field, RadioGroup, Select } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { supplyFacts } from '../../results/wording/supply-facts.ts';
import type { GroupsPage } from './groups-page.ts';
import { OptionGroupCard } from './option-group.tsx';
import type { ShownGroup } from './option-groups.ts';
import { OptionRow } from './option-row.tsx';
import { useFieldStyles } from './sections/field-styles.ts';

interface MotorGroupProps {
  readonly group: ShownGroup;
  readonly page: GroupsPage;
}

/** Motors that carry the fan, their voltages, and what can be changed on the motor. */
export function MotorGroup({ group, page }: MotorGroupProps) {
  const { motors, motorId, voltageId, choose, isReadOnly, isChosenOnly } = page;
  const chosen = motors.find((motor) => motor.motorId === motorId) ?? page.motor;
  const shown = motors.filter((motor) => !isChosenOnly || motor.motorId === motorId);
  const voltage = chosen.voltages.find(({ id }) => id === voltageId) ?? page.voltage;
  return (
    <OptionGroupCard
      group={group}
      page={page}
      summary={OPTIONS_MESSAGES.voltageLabel({ display: voltage.display, phase: voltage.phase })}
    >
      <VoltageField page={page} />
      <RadioGroup
        aria-label={OPTIONS_MESSAGES.motor}
        value={String(motorId)}
        onChange={(_, { value }) => {
          const motor = motors.find((item) => String(item.motorId) === value);
          if (motor) choose({ kind: 'motor', motorId: motor.motorId, label: motorName(motor) });
        }}
        style={{ alignItems: 'stretch' }}
      >
        {shown.map((motor) => (
          <OptionRow
            key={motor.motorId}
            kind="one"
            value={String(motor.motorId)}
            name={motorName(motor)}
            isChosen={motor.motorId === motorId}
            isDisabled={isReadOnly}
            lockReason={null}
            detail={motorFacts(motor)}
            effect={null}
            price={<MotorPrice motor={motor} isChosen={motor.motorId === motorId} chosenPrice={chosen.price} />}
          />
        ))}
      </RadioGroup>
    </OptionGroupCard>
  );
}

/** The voltage of the chosen motor with what the circuit needs. */
function VoltageField({ page }: Pick<MotorGroupProps, 'page'>) {
  const styles = useStyles();
  const fieldStyles = useFieldStyles();
  const { motor, voltageId, unitLoad, choose, isReadOnly } = page;
  const { voltages } = motor;
  const voltage = voltages.find(({ id }) => id === voltageId) ?? page.voltage;
  return (
    <div className={styles.voltage}>
      <Field label={OPTIONS_MESSAGES.voltage}>
        <Select
          className={fieldStyles.select}
          disabled={isReadOnly}
          value={String(voltageId)}
          onChange={(_, { value }) => {
            const requested = voltages.find(({ id }) => String(id) === value);
            if (requested) {
              const label = OPTIONS_MESSAGES.voltageLabel({ display: requested.display, phase: requested.phase });
              choose({ kind: 'voltage', motorVoltageId: requested.id, label });
            }
          }}
        >
          {voltages.map(({ id, display, phase }) => (
            <option key={id} value={String(id)}>
              {OPTIONS_MESSAGES.voltageLabel({ display, phase })}
            </option>
          ))}
        </Select>
      </Field>
      <span className={styles.amps}>
        {unitLoad !== '' && voltage.id === page.voltage.id && <span className={styles.unit}>{unitLoad}</span>}
        {supplyFacts(voltage)}
      </span>
    </div>
  );
}

interface MotorPriceProps {
  readonly motor: ItemMotor;
  readonly isChosen: boolean;
  readonly chosenPrice: number;
}

/** What another motor costs more or less than the chosen one. */
function MotorPrice({ motor, isChosen, chosenPrice }: MotorPriceProps) {
  const arePricesShown = useArePricesShown();
  if (!arePricesShown) return null;
  if (isChosen) return OPTIONS_MESSAGES.included;
  const difference = motor.price - chosenPrice;
  return difference === 0 ? OPTIONS_MESSAGES.samePrice : <Money usd={difference} signed />;
}

function motorFacts({ efficiency, marginPercent, usesServiceFactor }: ItemMotor): string {
  const percent = (value: number) => formatValue(value, QUANTITIES.efficiency);
  const margin = usesServiceFactor
    ? OPTIONS_MESSAGES.usesServiceFactor
    : OPTIONS_MESSAGES.margin({ percent: percent(marginPercent) });
  const facts = [OPTIONS_MESSAGES.efficiency({ percent: percent(efficiency) }), margin];
  return list(currentLanguage.locale(), facts, 'unit');
}

const useStyles = makeStyles({
  voltage: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  unit: { display: 'block' },
  amps: {
    paddingBlockEnd: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
