import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useWatch } from '@specbuilder/shared-ui/forms';
import { useDeferredValue, useEffect, useState } from 'react';
import { NEW_PASSWORD_MESSAGES } from '../../messages/new-password.generated.ts';

interface StrengthHintProps {
  /** Field of the password in the form around it. */
  readonly name: string;
  /** What others know of the user and try first. */
  readonly knownOfUser: readonly string[];
}

type RatePassword = typeof import('./rate-password.ts').ratePassword;

const BARS = [1, 2, 3, 4] as const;

/** How hard what is typed is to guess; what knows that is loaded with the first character. */
export function StrengthHint({ name, knownOfUser }: StrengthHintProps) {
  const styles = useStyles();
  const typed: unknown = useWatch({ name });
  const password = useDeferredValue(typeof typed === 'string' ? typed : '');
  const rate = useRatePassword(password !== '');
  if (rate === null || password === '') return <div className={styles.hint} />;
  const score = rate(password, knownOfUser);
  const color = score < 2 ? styles.weak : score < 3 ? styles.fair : styles.good;
  return (
    <div className={styles.hint} role="status">
      <span className={styles.bars} aria-hidden>
        {BARS.map((bar) => (
          <span key={bar} className={mergeClasses(styles.bar, bar <= score && color)} />
        ))}
      </span>
      <span>{NEW_PASSWORD_MESSAGES.strength[score as 0 | 1 | 2 | 3 | 4]}</span>
    </div>
  );
}

/** The field works without it, so a network that fails takes the hint alone away. */
function useRatePassword(isRequested: boolean): RatePassword | null {
  const [rate, setRate] = useState<RatePassword | null>(null);
  useEffect(() => {
    if (!isRequested) return;
    let isGone = false;
    import('./rate-password.ts').then(
      ({ ratePassword }) => {
        if (!isGone) setRate(() => ratePassword);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isRequested]);
  return rate;
}

const useStyles = makeStyles({
  // As high as its line before there is one.
  hint: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(4, 40px)', gap: tokens.spacingHorizontalXS },
  bar: {
    height: '4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  weak: { backgroundColor: tokens.colorStatusDangerBackground3 },
  fair: { backgroundColor: tokens.colorStatusWarningBackground3 },
  good: { backgroundColor: tokens.colorStatusSuccessBackground3 },
});
