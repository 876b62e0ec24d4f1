import type { MotorListPrice } from '@specbuilder/shared-contracts/api';
import { LoadFailure, makeStyles, SkeletonRows, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { RadioGroup } from '@specbuilder/shared-ui/data';
import { MotorCard } from './motor-card.tsx';
import { choiceOf, motorOf } from './motor-choice.ts';
import { DETAIL_TEXTS } from './texts.ts';
import type { MotorChoosing } from './use-motor-choice.ts';

interface MotorListProps {
  readonly motors: readonly MotorListPrice[] | undefined;
  readonly choosing: MotorChoosing;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Motors of a row with their voltages. */
export function MotorList({ motors, choosing, hasFailed, onRetry }: MotorListProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  if (hasFailed) return <LoadFailure title={DETAIL_TEXTS.motorsFailed} onRetry={onRetry} />;
  if (motors === undefined) return <SkeletonRows rows={2} rowHeightPx={96} />;
  const { choice, choose } = choosing;
  const current = motorOf(motors, choice)?.voltages.find(({ id }) => id === choice?.motorVoltageId);
  const chooseMotor = (id: string) => {
    const motor = motors.find((one) => String(one.id) === id);
    const next = motor && choiceOf(motor, current);
    if (next) choose(next);
  };
  return (
    <div className={styles.list}>
      <p className={styles.hint}>{arePricesShown ? DETAIL_TEXTS.chooseMotor : DETAIL_TEXTS.chooseMotorWithoutPrices}</p>
      <RadioGroup
        aria-label={DETAIL_TEXTS.motor}
        value={choice === null ? '' : String(choice.fanListId)}
        onChange={(_, { value }) => chooseMotor(value)}
        className={styles.group}
      >
        {motors.map((motor) => (
          <MotorCard key={motor.id} motor={motor} choice={choice} onChoose={choose} />
        ))}
      </RadioGroup>
    </div>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  group: { gap: tokens.spacingVerticalMNudge, alignItems: 'stretch' },
});
