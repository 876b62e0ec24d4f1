import type { MotorListPrice } from '@specbuilder/shared-contracts/api';
import {
  BREAKPOINTS,
  Button,
  LoadFailure,
  makeStyles,
  SkeletonRows,
  tokens,
  useArePricesShown,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { RadioGroup } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { MotorCard } from './motor-card.tsx';
import type { MotorChoosing } from './use-motor-choice.ts';

interface MotorListProps {
  readonly query: {
    readonly data: readonly MotorListPrice[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly choosing: MotorChoosing;
  /** Voltage that was requested, 0 for any. */
  readonly supplyVolts: number;
}

/** More than these would push the next rows out of sight; on a phone one does, and the chosen one. */
const MAX_AT_FIRST = 3;
const MAX_ON_A_PHONE = 1;

/** Motors of a row with their voltages; a long list waits behind its first ones and the chosen one. */
export function MotorList({ query, choosing, supplyVolts }: MotorListProps) {
  const { data: motors } = query;
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const [showsAll, setShowsAll] = useState(false);
  const maxAtFirst = useMediaQuery(BREAKPOINTS.phone) ? MAX_ON_A_PHONE : MAX_AT_FIRST;
  if (query.isError) return <LoadFailure title={DETAIL_MESSAGES.motorsFailed} onRetry={() => void query.refetch()} />;
  // On a phone one motor with a link to the others; elsewhere the values beside them are taller.
  if (motors === undefined) return <SkeletonRows rows={1} rowHeightPx={173} />;
  const { choice, choose } = choosing;
  const chooseMotor = (id: string) => {
    const motor = motors.find((item) => String(item.id) === id);
    const next = motor && choosing.choiceOf(motor);
    if (next) choose(next);
  };
  const shown = motors.filter(({ id }, index) => showsAll || index < maxAtFirst || id === choice?.fanListId);
  return (
    <div className={styles.list}>
      <p className={styles.hint}>
        {arePricesShown ? DETAIL_MESSAGES.chooseMotor : DETAIL_MESSAGES.chooseMotorWithoutPrices}
        {servedBy(motors, supplyVolts)}
      </p>
      <RadioGroup
        aria-label={DETAIL_MESSAGES.motor}
        value={choice === null ? '' : String(choice.fanListId)}
        onChange={(_, { value }) => chooseMotor(value)}
        className={styles.group}
      >
        {shown.map((motor) => (
          <MotorCard key={motor.id} motor={motor} choice={choice} onChoose={choose} />
        ))}
      </RadioGroup>
      {shown.length < motors.length && (
        <Button appearance="subtle" className={styles.more} onClick={() => setShowsAll(true)}>
          {DETAIL_MESSAGES.moreMotors({ count: motors.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

/** Motors are wound for another voltage than that of their supply: 380 V for 400 V, 460 V for 480 V. */
function servedBy(motors: readonly MotorListPrice[], supply: number): string {
  const first = motors[0]?.voltages[0];
  if (supply === 0 || first === undefined || first.display.split('-').includes(String(supply))) return '';
  return ` ${DETAIL_MESSAGES.servedBy({ display: first.display, supply })}`;
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  more: { alignSelf: 'flex-start', '@media (pointer: coarse)': { minHeight: '44px' } },
  group: { gap: tokens.spacingVerticalMNudge, alignItems: 'stretch' },
});
