import type { Project } from '@specbuilder/shared-contracts/api';
import { type OperatingCostSettings, WEEKS_PER_YEAR, yearlyHours } from '@specbuilder/shared-contracts/domain';
import { formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';
import { CostForm } from './cost-form.tsx';
import { CostOfItems } from './cost-of-items.tsx';
import { useOperatingCost } from './use-operating-cost.ts';

/** What the running cost of the project is counted with, and what it comes to while that is being changed. */
export default function OperatingCostTab({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const { form, shown, setDefaults } = useOperatingCost(project);
  return (
    <div className={styles.columns}>
      <section className={styles.settings} aria-labelledby="operating-cost-title">
        <h2 id="operating-cost-title" className={styles.title}>
          {OPERATING_COST_MESSAGES.title}
        </h2>
        <p className={styles.hint}>{OPERATING_COST_MESSAGES.hint}</p>
        <CostForm form={form} onDefaults={setDefaults} />
        <YearlyHours settings={shown} />
      </section>
      <CostOfItems project={project} settings={shown} />
    </div>
  );
}

const hours = (value: number) => formatValue(value, { ...QUANTITIES.hoursPerYear, decimals: 0, maxDecimals: 2 });
const plain = (value: number) => formatValue(value, { unit: '', decimals: 0, maxDecimals: 3 });

/** The sum with the values that make it up (OPC-002). */
function YearlyHours({ settings }: { readonly settings: OperatingCostSettings }) {
  const styles = useStyles();
  const { daysPerWeek, hoursPerDay } = settings;
  const parts = { weeks: plain(WEEKS_PER_YEAR), days: plain(daysPerWeek), hours: plain(hoursPerDay) };
  return (
    <div className={styles.card} role="status">
      <div className={styles.label}>{OPERATING_COST_MESSAGES.yearlyHours}</div>
      <div className={styles.sum}>
        <span className={styles.numeric}>{hours(yearlyHours(settings))}</span>
        <span className={styles.label}>{OPERATING_COST_MESSAGES.formula(parts)}</span>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 819.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  settings: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  sum: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  numeric: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
