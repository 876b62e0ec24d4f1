import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { EditableCell } from './editing/editable-cell.tsx';
import { EDITED_FIELDS } from './editing/item-field.ts';
import { isOffered } from './item-values.ts';

/** What is edited in the columns of the grid, on phones, where a card has none. */
export function CardFields({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  return (
    <dl className={styles.fields}>
      {EDITED_FIELDS.filter((field) => field !== 'tag' || isOffered(item)).map((field) => (
        <div key={field} className={styles.field}>
          <dt className={styles.label}>{ITEMS_MESSAGES.fields[field]}</dt>
          <dd className={styles.value}>
            <EditableCell item={item} field={field} isInGrid={false} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  fields: { margin: 0 },
  field: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '44px' },
  label: { flex: '0 0 44%', color: tokens.colorNeutralForeground3 },
  value: { flexGrow: 1, minWidth: 0, margin: 0 },
});
