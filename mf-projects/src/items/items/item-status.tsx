import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { markOf } from './findings/item-mark.ts';
import { MarkIcon } from './findings/mark-icon.tsx';
import { StatusButton } from './findings/status-button.tsx';

interface ItemStatusProps {
  readonly item: ProjectItem;
  readonly isInGrid?: boolean;
}

/** The most severe finding of an item, which opens to all of them; plain text where nothing was found. */
export function ItemStatus({ item, isInGrid = false }: ItemStatusProps) {
  const styles = useStyles();
  if (item.findings.length > 0) return <StatusButton item={item} isInGrid={isInGrid} />;
  const { tone, text } = markOf(item);
  return (
    <span className={styles.status}>
      <MarkIcon tone={tone} /> {text}
    </span>
  );
}

const useStyles = makeStyles({
  status: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
});
