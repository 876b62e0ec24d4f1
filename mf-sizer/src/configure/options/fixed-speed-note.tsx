import type { FanRating } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { fixedSpeedNote } from './delivered.ts';

/** Says where a fan of fixed speed delivers another airflow than required, since every value beside it belongs to that. */
export function FixedSpeedNote({ rating }: { readonly rating: FanRating }) {
  const styles = useStyles();
  const text = fixedSpeedNote(rating);
  if (text === '') return null;
  return (
    <p className={styles.note} data-testid="fixed-speed-note">
      {text}
    </p>
  );
}

const useStyles = makeStyles({
  note: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
