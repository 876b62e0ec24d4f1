import { ArrowMoveRegular } from '@fluentui/react-icons/headless/svg/arrow-move';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { ClipboardPasteRegular } from '@fluentui/react-icons/headless/svg/clipboard-paste';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { BREAKPOINTS, Button, mergeClasses, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CLIPBOARD_MESSAGES } from '../../messages/clipboard.generated.ts';
import { useBarStyles } from './bar-styles.ts';
import { removeItems, type StoredEntry } from './stored-clipboard.ts';
import { useTransfer } from './use-transfer.ts';

interface OpenBarProps {
  readonly projectId: string;
  /** At least one. */
  readonly entries: readonly StoredEntry[];
}

const LIST_ID = 'clipboard-entries';

/** What waits, and the ways to place it here. Nothing can be placed in the project that it is in. */
export default function OpenBar({ projectId, entries }: OpenBarProps) {
  const styles = useBarStyles();
  const platform = usePlatform();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const [isExpanded, setIsExpanded] = useState(false);
  const { running, start } = useTransfer(projectId);
  const foreign = entries.filter((entry) => entry.projectId !== projectId);
  const isStill = foreign.length === 0 || running !== null;
  const isSeveral = entries.length > 1;
  const isList = isExpanded && isSeveral;
  return (
    <section className={styles.bar} aria-label={CLIPBOARD_MESSAGES.bar} data-testid="clipboard-bar">
      {isList && <Entries entries={entries} />}
      <div className={mergeClasses(styles.row, isSeveral && styles.wrapping)}>
        <ClipboardPasteRegular fontSize={20} aria-hidden className={styles.picture} />
        <Summary entries={entries} isHere={foreign.length === 0} />
        {isSeveral && (
          <Button
            appearance="transparent"
            className={styles.quiet}
            icon={isExpanded ? <ChevronDownRegular /> : <ChevronUpRegular />}
            aria-label={isExpanded ? CLIPBOARD_MESSAGES.hide : CLIPBOARD_MESSAGES.show}
            aria-expanded={isList}
            aria-controls={LIST_ID}
            onClick={() => setIsExpanded(!isExpanded)}
          />
        )}
        <div className={mergeClasses(styles.actions, isSeveral && styles.below)}>
          <Button
            className={mergeClasses(styles.action, isStill && styles.still)}
            icon={isPhone ? null : <CopyRegular />}
            disabledFocusable={isStill}
            onClick={() => void start('copy', foreign)}
          >
            {isPhone ? CLIPBOARD_MESSAGES.copy : CLIPBOARD_MESSAGES.copyHere}
          </Button>
          <Button
            className={mergeClasses(styles.action, isStill && styles.still)}
            icon={isPhone ? null : <ArrowMoveRegular />}
            disabledFocusable={isStill}
            onClick={() => void start('move', foreign)}
          >
            {isPhone ? CLIPBOARD_MESSAGES.move : CLIPBOARD_MESSAGES.moveHere}
          </Button>
          <Button
            appearance="transparent"
            className={styles.quiet}
            icon={<DismissRegular />}
            aria-label={
              isSeveral ? CLIPBOARD_MESSAGES.clear : CLIPBOARD_MESSAGES.remove({ item: entries[0]?.description ?? '' })
            }
            onClick={() => removeItems(platform, entries.map(idOf))}
          />
        </div>
      </div>
    </section>
  );
}

/** One entry by its name, several by their number; in the project of all of them, how to go on. */
function Summary({ entries, isHere }: Pick<OpenBarProps, 'entries'> & { readonly isHere: boolean }) {
  const styles = useBarStyles();
  const [first, ...others] = entries;
  if (first === undefined) return null;
  const projects = new Set(entries.map((entry) => entry.projectId)).size;
  const item = first.description;
  const origin =
    others.length === 0
      ? CLIPBOARD_MESSAGES.from({ project: first.sourceProject })
      : CLIPBOARD_MESSAGES.fromSeveral({ count: entries.length, projects });
  return (
    <p className={styles.words}>
      <span className={styles.item}>
        {others.length === 0 ? item : CLIPBOARD_MESSAGES.andMore({ item, count: others.length })}
      </span>
      <span className={styles.origin}>{isHere ? CLIPBOARD_MESSAGES.switchProjects : origin}</span>
    </p>
  );
}

function Entries({ entries }: Pick<OpenBarProps, 'entries'>) {
  const styles = useBarStyles();
  const platform = usePlatform();
  return (
    <ul id={LIST_ID} className={styles.list} aria-label={CLIPBOARD_MESSAGES.list}>
      {entries.map((entry) => (
        <li key={entry.projectItemId} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.item}>{entry.description}</span>
            <span className={styles.origin}>{CLIPBOARD_MESSAGES.from({ project: entry.sourceProject })}</span>
          </span>
          <Button
            appearance="transparent"
            className={styles.quiet}
            icon={<DismissRegular />}
            aria-label={CLIPBOARD_MESSAGES.remove({ item: entry.description })}
            onClick={() => removeItems(platform, [entry.projectItemId])}
          />
        </li>
      ))}
    </ul>
  );
}

const idOf = (entry: StoredEntry) => entry.projectItemId;
