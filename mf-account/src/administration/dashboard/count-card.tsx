import { DataBarVerticalRegular } from '@fluentui/react-icons/headless/svg/data-bar-vertical';
import { TableRegular } from '@fluentui/react-icons/headless/svg/table';
import type { DashboardDay } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Flippable } from '@specbuilder/shared-ui/widgets';
import { type ReactElement, useState } from 'react';
import { ADMIN_DASHBOARD_MESSAGES } from '../../messages/admin-dashboard.generated.ts';
import { countText } from '../page/count-text.ts';
import { type Counted, totalOf } from './counted.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';

interface CountCardProps {
  readonly what: Counted;
  /** Null when it could not be counted. */
  readonly count: number | null;
  readonly days: readonly DashboardDay[];
}

/** A count with its last 30 days as a chart; the card turns to the same days as a table. */
export function CountCard({ what, count, days }: CountCardProps) {
  const styles = useStyles();
  const [isTurned, setIsTurned] = useState(false);
  const title = ADMIN_DASHBOARD_MESSAGES[what];
  if (count === null) {
    return (
      <section aria-label={title} className={styles.card}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.recent}>{ADMIN_DASHBOARD_MESSAGES.notCounted}</p>
      </section>
    );
  }
  const recent = ADMIN_DASHBOARD_MESSAGES.newOf[what]({ count: totalOf(what, days) });
  const flip = (label: string, icon: ReactElement) => (
    <Button appearance="subtle" size="small" icon={icon} aria-label={label} onClick={() => setIsTurned(!isTurned)} />
  );
  return (
    <section aria-label={title}>
      <Flippable
        isTurned={isTurned}
        sideClassName={styles.card}
        onEscape={() => setIsTurned(false)}
        front={
          <>
            <div className={styles.head}>
              <h2 className={styles.title}>{title}</h2>
              {flip(ADMIN_DASHBOARD_MESSAGES.asTable({ what: title }), <TableRegular />)}
            </div>
            <p className={styles.count}>{countText(count)}</p>
            <DayChart what={what} days={days} label={recent} />
            <p className={styles.recent}>{recent}</p>
          </>
        }
        back={
          isTurned && (
            <>
              <div className={styles.head}>
                <h2 className={styles.title}>{title}</h2>
                {flip(ADMIN_DASHBOARD_MESSAGES.asChart({ what: title }), <DataBarVerticalRegular />)}
              </div>
              <DayTable what={what} days={days} label={ADMIN_DASHBOARD_MESSAGES.asTable({ what: title })} />
            </>
          )
        }
      />
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  recent: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
