import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

interface ValuesProps {
  readonly values: readonly { readonly label: string; readonly value: string }[];
}

/** Values that the server computed from the fields above them. */
export function SectionValues({ values }: ValuesProps) {
  const styles = useStyles();
  if (values.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    gridColumn: '1 / -1',
    margin: 0,
    paddingBottom: tokens.spacingVerticalS,
  },
  term: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});
