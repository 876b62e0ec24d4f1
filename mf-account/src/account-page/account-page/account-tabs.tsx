import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { ACCOUNT_MESSAGES } from '../../messages/account.generated.ts';
import { ACCOUNT_TABS, type AccountTab, isAccountTab } from './tabs.ts';

interface AccountTabsProps {
  readonly tab: AccountTab;
  readonly onChoose: (tab: AccountTab) => void;
}

const PANEL_ID = 'account-tab';

export function AccountTabs({ tab, onChoose }: AccountTabsProps) {
  const styles = useStyles();
  return (
    <TabList
      className={styles.tabs}
      selectedValue={tab}
      onTabSelect={(_, { value }) => {
        if (isAccountTab(value)) onChoose(value);
      }}
      aria-label={ACCOUNT_MESSAGES.title}
    >
      {ACCOUNT_TABS.map((name) => (
        <Tab key={name} id={tabId(name)} value={name} aria-controls={PANEL_ID}>
          {ACCOUNT_MESSAGES.tabs[name]}
        </Tab>
      ))}
    </TabList>
  );
}

export function TabPanel({ tab, children }: { readonly tab: AccountTab; readonly children: ReactNode }) {
  return (
    <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}

function tabId(tab: AccountTab): string {
  return `${PANEL_ID}-${tab}`;
}

/** The labels begin where the text above them does. */
const useStyles = makeStyles({ tabs: { overflowX: 'auto', marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})` } });
