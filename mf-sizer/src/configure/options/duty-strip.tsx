import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { DutyValue } from './duty-value.tsx';
import { FixedSpeedNote } from './fixed-speed-note.tsx';
import { PressureBar } from './pressure-bar.tsx';
import { useDutyValues } from './use-duty-values.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** The same values as a strip above the groups, where there is no space beside them. */
export function DutyStrip({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const { pressureParts } = page;
  const { rating } = page.item;
  const shown = [
    'airflow',
    'externalPressure',
    'pressure',
    'speed',
    'power',
    'covers',
    'motor',
    'fei',
    'cfei',
    'sound',
    'noise',
    'input',
  ];
  const values = useDutyValues(page).filter(({ id }) => shown.includes(id));
  return (
    <section className={styles.card} aria-label={OPTIONS_MESSAGES.atTheDuty} data-testid="duty-strip">
      <dl className={styles.strip}>
        {values.map(({ id, label, value, before, unit }) => (
          <div key={id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <DutyValue value={value} before={before} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      {rating && <PressureBar rating={rating} options={pressureParts} />}
      {rating && <FixedSpeedNote rating={rating} />}
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  strip: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
