import type { CustomerRecord } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PageTabPanel, PageTabs } from '@specbuilder/shared-ui/widgets';
import type { ReactNode } from 'react';
import { CUSTOMER_RECORD_MESSAGES } from '../messages/customer-record.generated.ts';
import { CUSTOMER_TABS, type CustomerTab } from './tabs.ts';

interface CustomerTabsProps {
  readonly tab: CustomerTab;
  /** Undefined while it loads: then the tabs have no counts. */
  readonly record: CustomerRecord | undefined;
  readonly onChoose: (tab: CustomerTab) => void;
}

const PANEL_ID = 'customer-tab';

/** What there is of a customer, with how much of it. */
export function CustomerTabs({ tab, record, onChoose }: CustomerTabsProps) {
  return (
    <PageTabs
      panelId={PANEL_ID}
      label={CUSTOMER_RECORD_MESSAGES.tabsLabel}
      names={CUSTOMER_TABS}
      shown={tab}
      labelOf={(name) => labelOf(name, record)}
      onChoose={onChoose}
    />
  );
}

function labelOf(tab: CustomerTab, record: CustomerRecord | undefined): string {
  const label = CUSTOMER_RECORD_MESSAGES.tabs[tab];
  if (tab === 'activity' || record === undefined) return label;
  return CUSTOMER_RECORD_MESSAGES.counted({ label, count: record[tab] });
}

export function TabPanel({ tab, children }: { readonly tab: CustomerTab; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <PageTabPanel id={PANEL_ID} shown={tab} className={styles.panel}>
      {children}
    </PageTabPanel>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});
