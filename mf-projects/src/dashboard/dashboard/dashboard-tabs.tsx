import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { DASHBOARD_MESSAGES } from '../../messages/dashboard.generated.ts';
import { DASHBOARD_TABS, type DashboardTab, isDashboardTab } from './tabs.ts';

interface DashboardTabsProps {
  readonly tab: DashboardTab;
  readonly itemCount: number;
  readonly onChoose: (tab: DashboardTab) => void;
  /** Beside the tabs, below them on phones. */
  readonly end?: ReactNode;
}

const PANEL_ID = 'project-tab';

/** What the tab list says is shown below it. */
export function DashboardTabs({ tab, itemCount, onChoose, end }: DashboardTabsProps) {
  const styles = useStyles();
  const labels: Readonly<Record<DashboardTab, string>> = DASHBOARD_MESSAGES.tabs;
  return (
    <div className={styles.strip}>
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_, { value }) => {
          const name = String(value);
          if (isDashboardTab(name)) onChoose(name);
        }}
        aria-label={DASHBOARD_MESSAGES.title}
      >
        {DASHBOARD_TABS.map((name) => (
          <Tab key={name} id={tabId(name)} value={name} aria-controls={PANEL_ID}>
            {labels[name]}
            {name === 'items' && itemCount > 0 && <span className={styles.count}>{itemCount}</span>}
          </Tab>
        ))}
      </TabList>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

export function TabPanel({ tab, children }: { readonly tab: DashboardTab; readonly children: ReactNode }) {
  return (
    <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}

function tabId(tab: DashboardTab): string {
  return `${PANEL_ID}-${tab}`;
}

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tabs: {
    overflowX: 'auto',
    maxWidth: '100%',
    paddingInline: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { paddingInline: 0 },
  },
  end: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  count: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
});
