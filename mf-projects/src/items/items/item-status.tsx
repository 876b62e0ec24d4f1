import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { markOf } from './findings/item-mark.ts';
import { MarkIcon } from './findings/mark-icon.tsx';

/** The most severe finding of an item, where nothing can be done about it. */
export function ItemStatus({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const { tone, text } = markOf(item);
  const all = item.findings.map(({ message }) => message).join('\n');
  return (
    <span className={styles.status} title={all || undefined}>
      <MarkIcon tone={tone} /> {text}
    </span>
  );
}

const useStyles = makeStyles({
  status: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
});
