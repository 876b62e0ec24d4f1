import { CheckmarkCircle12Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircle12Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { RUNNING_COST_MESSAGES } from '../../messages/running-cost.generated.ts';
import { runsMoreThanItsFan } from '../../results/running-cost/running-cost.ts';
import { ValueLine } from '../value-line/value-line.tsx';
import { BeltDriveList } from './belt-drive-list.tsx';
import { CurveCard } from './curve-card.tsx';
import { DutyValue } from './duty-value.tsx';
import { FixedSpeedNote } from './fixed-speed-note.tsx';
import { PressureBar } from './pressure-bar.tsx';
import { useDutyValues } from './use-duty-values.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface DutyColumnProps {
  readonly page: OptionsPageState;
  /** How many are requested. */
  readonly quantity: number;
}

/** The fan at its duty, beside the options. */
export function DutyColumn({ page, quantity }: DutyColumnProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { item, pressureParts } = page;
  const { rating } = item;
  const values = useDutyValues(page, quantity);
  return (
    <aside className={styles.column} aria-label={OPTIONS_MESSAGES.atTheDuty} data-testid="duty-column">
      <section className={styles.card}>
        <header className={styles.head}>
          <h2 className={styles.title}>{rating ? OPTIONS_MESSAGES.atTheDuty : OPTIONS_MESSAGES.atFullSpeed}</h2>
          {rating?.energy.meetsLimit != null && <MeetsBadge isMet={rating.energy.meetsLimit} />}
        </header>
        {rating && <FixedSpeedNote rating={rating} />}
        {rating && <PressureBar rating={rating} options={pressureParts} />}
        <dl className={styles.list}>
          {values.map((each) => (
            <ValueLine key={each.id} label={each.label}>
              <DutyValue {...each} />
            </ValueLine>
          ))}
        </dl>
        {item.beltDrive && <BeltDriveList drive={item.beltDrive} />}
        {arePricesShown && runsMoreThanItsFan(item) && <p className={styles.note}>{RUNNING_COST_MESSAGES.note}</p>}
      </section>
      <CurveCard page={page} />
    </aside>
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
      {isMet ? OPTIONS_MESSAGES.meets : OPTIONS_MESSAGES.misses}
    </Badge>
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
  list: { margin: `${tokens.spacingVerticalS} 0 0`, '& > :last-child': { borderBottom: 'none' } },
  note: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
