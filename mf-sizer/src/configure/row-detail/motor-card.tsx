import type { MotorListPrice } from '@specbuilder/shared-contracts/api';
import { motorName } from '@specbuilder/shared-contracts/messages';
import { formatValue, Money, makeStyles, mergeClasses, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { Radio } from '@specbuilder/shared-ui/data';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { choiceOf, type MotorChoice } from '../configure/motor-choice.ts';

interface MotorCardProps {
  readonly motor: MotorListPrice;
  readonly choice: MotorChoice | null;
  readonly onChoose: (choice: MotorChoice) => void;
}

/** One motor of a radio group with its voltages as a group of their own; the chosen one has the brand's outline. */
export function MotorCard({ motor, choice, onChoose }: MotorCardProps) {
  const styles = useStyles();
  const isChosen = choice?.fanListId === motor.id;
  const name = motorName(motor);
  return (
    <div className={mergeClasses(styles.card, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <Radio
          value={String(motor.id)}
          label={
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>{motorFacts(motor)}</span>
            </span>
          }
        />
        {motor.price > 0 && <Money usd={motor.price} strong className={styles.price} />}
      </div>
      <div role="radiogroup" aria-label={DETAIL_MESSAGES.voltageOf({ motor: name })} className={styles.voltages}>
        {motor.voltages.map((voltage) => {
          const isOn = isChosen && choice?.motorVoltageId === voltage.id;
          return (
            <label key={voltage.id} className={mergeClasses(styles.voltage, isOn && styles.voltageOn)}>
              <input
                type="radio"
                name={`voltage-${motor.id}`}
                className={styles.input}
                checked={isOn}
                onChange={() => {
                  const next = choiceOf(motor, voltage);
                  if (next !== null) onChoose(next);
                }}
              />
              <span className={styles.volts}>{DETAIL_MESSAGES.volts({ display: voltage.display })}</span>
              <span className={styles.amps}>
                {formatValue(voltage.fullLoadAmps, QUANTITIES.current)} {QUANTITIES.current.unit}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

function motorFacts(motor: MotorListPrice): string {
  const percent = (value: number) => formatValue(value, QUANTITIES.efficiency);
  const margin = motor.usesServiceFactor
    ? DETAIL_MESSAGES.serviceFactor
    : DETAIL_MESSAGES.margin({ percent: percent(motor.marginPercent) });
  return [DETAIL_MESSAGES.efficiency({ percent: percent(motor.efficiency) }), margin].join(' · ');
}

const useStyles = makeStyles({
  card: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalXXS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Outline and edge are 2 px in all, so that nothing moves when another is chosen.
  chosen: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column' },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  facts: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  price: { marginInlineStart: 'auto', paddingTop: tokens.spacingVerticalS },
  voltages: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalSNudge,
    paddingInlineStart: tokens.spacingHorizontalMNudge,
  },
  voltage: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    flexGrow: 1,
    flexBasis: '66px',
    maxWidth: '108px',
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  voltageOn: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  volts: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold, lineHeight: tokens.lineHeightBase200 },
  amps: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
});
