import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Tab, TabList } from '@specbuilder/shared-ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

interface PageTabsProps<Name extends string> {
  /** Of the panel that shows the chosen part. */
  readonly panelId: string;
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly shown: Name;
  readonly labelOf: (name: Name) => string;
  readonly onChoose: (name: Name) => void;
}

/** The parts of a page as tabs, which scroll where they have no room. */
export function PageTabs<Name extends string>(props: PageTabsProps<Name>) {
  const { panelId, label, names, shown, labelOf, onChoose } = props;
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const labels = names.map(labelOf);
  const words = labels.join();
  // An address may name a part whose tab is beyond the edge of a phone, also once counts make the labels wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen part, or another label, moves the tab
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, words]);
  return (
    <TabList
      ref={list}
      className={styles.tabs}
      selectedValue={shown}
      onTabSelect={(_, { value }) => {
        const chosen = names.find((name) => name === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
      aria-label={label}
    >
      {names.map((name, index) => (
        <Tab key={name} id={idOf(panelId, name)} value={name} aria-controls={panelId}>
          {labels[index]}
        </Tab>
      ))}
    </TabList>
  );
}

interface PageTabPanelProps {
  readonly id: string;
  /** Name of the part that it shows. */
  readonly shown: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The chosen part of the page; its tab names it. */
export function PageTabPanel({ id, shown, className, children }: PageTabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={idOf(id, shown)} className={className}>
      {children}
    </div>
  );
}

const idOf = (panelId: string, name: string): string => `${panelId}-${name}`;

/** The labels begin where the text above them does. */
const useStyles = makeStyles({
  tabs: { overflowX: 'auto', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
});
