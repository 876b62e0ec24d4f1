import { CheckmarkCircle16Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { Button, formatQuantity, Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { SCHEDULE_MESSAGES } from '../../messages/schedule.generated.ts';
import { rowName } from '../duty-cell.tsx';
import type { DutyRow } from '../duty-row.ts';

export interface ListedSearch {
  readonly row: DutyRow;
  readonly href: string;
}

interface SearchesDialogProps {
  readonly searches: readonly ListedSearch[];
  readonly onClose: () => void;
}

/** Browsers open one tab for a click unless their user allows more, so each search is a link too. */
export function SearchesDialog({ searches, onClose }: SearchesDialogProps) {
  const styles = useStyles();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isBlocked, setBlocked] = useState(false);
  const add = (ids: readonly string[]) => setOpened((before) => new Set([...before, ...ids]));
  const openAll = () => {
    const done = searches.filter(({ row, href }) => opened.has(row.id) || openTab(href)).map(({ row }) => row.id);
    add(done);
    setBlocked(done.length < searches.length);
  };
  const count = searches.length;
  return (
    <ClosableDialog
      title={SCHEDULE_MESSAGES.searchesTitle({ count })}
      closeLabel={SCHEDULE_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{SCHEDULE_MESSAGES.close}</Button>
          <Button appearance="primary" onClick={openAll}>
            {SCHEDULE_MESSAGES.openAll({ count })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{SCHEDULE_MESSAGES.searchesText}</p>
      {isBlocked && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{SCHEDULE_MESSAGES.tabsBlocked({ opened: opened.size, count })}</MessageBarBody>
        </MessageBar>
      )}
      <ul className={styles.list}>
        {searches.map(({ row, href }) => (
          <li key={row.id} className={styles.line}>
            <Link href={href} target="_blank" rel="opener" onClick={() => add([row.id])}>
              {rowName(row)}
            </Link>
            <span className={styles.text}>{dutyText(row)}</span>
            {opened.has(row.id) && (
              <span className={styles.opened}>
                <CheckmarkCircle16Filled aria-hidden /> {SCHEDULE_MESSAGES.opened}
              </span>
            )}
          </li>
        ))}
      </ul>
    </ClosableDialog>
  );
}

/** The tab is of the same visit, so that what a guest configures in it belongs to the same guest. */
const openTab = (href: string): boolean => window.open(href, '_blank') !== null;

function dutyText({ specification: { cfm, sp }, cells: { service } }: DutyRow): string {
  const parts = [
    ...(typeof cfm === 'number' ? [formatQuantity(cfm, 'airflow')] : []),
    ...(typeof sp === 'number' ? [formatQuantity(sp, 'dutyPressure')] : []),
    ...(service ? [service] : []),
  ];
  return parts.join(' · ');
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  list: {
    maxHeight: '50vh',
    margin: `0 0 ${tokens.spacingVerticalS}`,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) 1fr auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  opened: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});
