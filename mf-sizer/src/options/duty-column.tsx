import { CheckmarkCircle12Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircle12Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import {
  makeStyles,
  mergeClasses,
  tokens,
  usePlatform,
  useReadable,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { type DutyFigure, itemFigures } from './duty-figures.tsx';
import { PressureBar } from './pressure-bar.tsx';
import { OPTIONS_TEXTS } from './texts.ts';
import { useItemCost } from './use-item-cost.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** Figures of the page's item; those that the last change moved carry the old value struck through. */
export function useDutyFigures({ item, last }: OptionsPageState): readonly DutyFigure[] {
  const currency = useReadable(usePlatform().currency);
  const cost = useItemCost(item.projectId);
  const before = last?.answer.resize ? (last.itemBefore ?? null) : null;
  return itemFigures(item, before, cost, currency);
}

/** The fan at its duty, beside the options. */
export function DutyColumn({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const { item, pressureParts } = page;
  const { rating } = item;
  const figures = useDutyFigures(page);
  return (
    <aside className={styles.column} aria-label={OPTIONS_TEXTS.atTheDuty} data-testid="duty-column">
      <section className={styles.card}>
        <header className={styles.head}>
          <h2 className={styles.title}>{rating ? OPTIONS_TEXTS.atTheDuty : OPTIONS_TEXTS.atFullSpeed}</h2>
          {rating?.energy.meetsLimit != null && <MeetsBadge isMet={rating.energy.meetsLimit} />}
        </header>
        {rating && <PressureBar dutyPressure={rating.externalStaticPressure} parts={pressureParts} />}
        <dl className={styles.list}>
          {figures.map((figure) => (
            <FigureLine key={figure.id} figure={figure} />
          ))}
        </dl>
      </section>
      <CurveCard page={page} />
    </aside>
  );
}

/** The same figures as a strip above the groups, where there is no room beside them. */
export function DutyStrip({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const shown = ['speed', 'power', 'airflow', 'pressure', 'covers', 'motor', 'fei', 'cfei', 'input'];
  const figures = useDutyFigures(page).filter(({ id }) => shown.includes(id));
  return (
    <section className={styles.card} aria-label={OPTIONS_TEXTS.atTheDuty} data-testid="duty-strip">
      <dl className={styles.strip}>
        {figures.map(({ id, label, value, before, unit }) => (
          <div key={id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Value value={value} before={before} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FigureLine({ figure }: { readonly figure: DutyFigure }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{figure.label}</dt>
      <dd className={styles.value}>
        <Value {...figure} />
      </dd>
    </div>
  );
}

function Value({ value, before, unit }: Pick<DutyFigure, 'value' | 'before' | 'unit'>) {
  const styles = useStyles();
  return (
    <>
      {before !== null && (
        <>
          <VisuallyHidden>{OPTIONS_TEXTS.before(before)} </VisuallyHidden>
          <s className={styles.before} aria-hidden>
            {before}
          </s>{' '}
        </>
      )}
      <span key={value} className={mergeClasses(styles.figure, before !== null && styles.changed)}>
        {value}
      </span>{' '}
      <span className={styles.unit}>{unit}</span>
    </>
  );
}

function MeetsBadge({ isMet }: { readonly isMet: boolean }) {
  return (
    <Badge
      appearance="tint"
      shape="rounded"
      color={isMet ? 'success' : 'danger'}
      icon={isMet ? <CheckmarkCircle12Filled aria-hidden /> : <ErrorCircle12Filled aria-hidden />}
    >
      {isMet ? OPTIONS_TEXTS.meets : OPTIONS_TEXTS.misses}
    </Badge>
  );
}

/** The curve of the fan as configured; leaves when the server draws none. */
function CurveCard({ page: { item } }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const platform = usePlatform();
  const { isDark } = useReadable(platform.theme);
  const [failed, setFailed] = useState<string | null>(null);
  const address = `${platform.serverUrl}${item.image}&isDark=${isDark}`;
  if (failed === address) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{OPTIONS_TEXTS.curve}</h2>
      <img
        src={address}
        alt={OPTIONS_TEXTS.curveOf(item.modelDisplayAs)}
        width={620}
        height={460}
        className={styles.image}
        onError={() => {
          platform.log.warn(ERRORS.imageNotLoaded);
          setFailed(address);
        }}
      />
    </section>
  );
}

const useStyles = makeStyles({
  // In sight while options far down are changed.
  column: {
    position: 'sticky',
    top: 'calc(var(--frame-top, 52px) + 16px)',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
  },
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '24px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: `${tokens.spacingVerticalS} 0 0` },
  line: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '30px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  figure: { fontWeight: tokens.fontWeightSemibold, borderRadius: tokens.borderRadiusSmall },
  // A changed number flashes once in the brand's tint; nothing counts up (visual.md, section 10).
  changed: {
    animationName: { from: { backgroundColor: tokens.colorBrandBackground2 }, to: { backgroundColor: 'transparent' } },
    animationDuration: '600ms',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  before: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  unit: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  image: { display: 'block', width: '100%', height: 'auto' },
});
