import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Radio, RadioGroup, SearchBox } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { ALTERNATES_MESSAGES } from '../../../messages/alternates.generated.ts';
import { isOffered, itemName } from '../item-values.ts';
import { inOrder } from '../ordering/in-order.ts';
import { useAlternates } from './use-alternates.ts';

interface AlternateDialogProps {
  readonly project: Project;
  readonly item: ProjectItem;
  readonly onClose: () => void;
}

/** More are found by their names than by scrolling. */
const MAX_SHOWN = 50;

/** Lets the user choose which item another one could replace. */
export default function AlternateDialog({ project, item, onClose }: AlternateDialogProps) {
  const styles = useStyles();
  const alternates = useAlternates(project.projectId);
  const [search, setSearch] = useState('');
  const [chosenId, choose] = useState('');
  const key = nameKey(search);
  const found = inOrder(project.projectItems)
    .filter((entry) => isOffered(entry) && entry.projectItemId !== item.projectItemId)
    .filter((entry) => nameKey(itemName(entry)).includes(key));
  const chosen = found.find(({ projectItemId }) => projectItemId === chosenId);
  const hasOwn = project.projectItems.some(({ alternateToId }) => alternateToId === item.projectItemId);
  const make = () => {
    if (chosen !== undefined) void alternates.make(item, chosen);
    onClose();
  };
  return (
    <ClosableDialog
      title={ALTERNATES_MESSAGES.dialogTitle({ item: itemName(item) })}
      closeLabel={ALTERNATES_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{ALTERNATES_MESSAGES.cancel}</Button>
          <Button appearance="primary" disabledFocusable={chosen === undefined} onClick={make}>
            {ALTERNATES_MESSAGES.make}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {ALTERNATES_MESSAGES.dialogText} {hasOwn && ALTERNATES_MESSAGES.withOwn}
      </p>
      <SearchBox
        className={styles.search}
        placeholder={ALTERNATES_MESSAGES.find}
        aria-label={ALTERNATES_MESSAGES.find}
        value={search}
        onChange={(_, { value }) => setSearch(value)}
      />
      <RadioGroup
        className={styles.list}
        aria-label={ALTERNATES_MESSAGES.items}
        value={chosenId}
        onChange={(_, { value }) => choose(value)}
      >
        {found.slice(0, MAX_SHOWN).map((entry) => (
          <Radio key={entry.projectItemId} value={entry.projectItemId} label={itemName(entry)} />
        ))}
      </RadioGroup>
      {found.length === 0 && <p className={styles.text}>{ALTERNATES_MESSAGES.noneFound}</p>}
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  search: { maxWidth: 'none' },
  list: { maxHeight: '40vh', overflowY: 'auto' },
});
