import { AddCircleRegular } from '@fluentui/react-icons/headless/svg/add-circle';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { SubtractCircleRegular } from '@fluentui/react-icons/headless/svg/subtract-circle';
import type { ComparedItem, ProjectFieldChange } from '@specbuilder/shared-contracts/api';
import { mergeClasses, VisuallyHidden } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { type NamedChange, useNamedChanges } from './field-names.ts';
import { useTableStyles } from './table-styles.ts';

/** What changed of the project itself. */
export function ProjectChanges({ changes }: { readonly changes: readonly ProjectFieldChange[] }) {
  const { ofProject } = useNamedChanges();
  return (
    <ChangesTable caption={REVISIONS_MESSAGES.projectChanges}>
      <tbody>
        {changes.map(ofProject).map((change) => (
          <ChangeRow key={change.key} change={change} />
        ))}
      </tbody>
    </ChangesTable>
  );
}

/** Items that were added, removed or changed, each with its fields below it. */
export function ItemChanges({ items }: { readonly items: readonly ComparedItem[] }) {
  const styles = useTableStyles();
  const { ofItem } = useNamedChanges();
  return (
    <ChangesTable caption={REVISIONS_MESSAGES.itemChanges}>
      {items.map((item, index) => (
        // Items of one tag and model have no other distinguishing key.
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              <ItemHeader item={item} />
            </th>
          </tr>
          {item.changes.map(ofItem).map((change) => (
            <ChangeRow key={change.key} change={change} />
          ))}
        </tbody>
      ))}
    </ChangesTable>
  );
}

function ChangesTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  const styles = useTableStyles();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <VisuallyHidden>{REVISIONS_MESSAGES.what}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.head}>
            {REVISIONS_MESSAGES.before}
          </th>
          <th scope="col" className={styles.head}>
            {REVISIONS_MESSAGES.after}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

function ChangeRow({ change: { label, before, after } }: { readonly change: NamedChange }) {
  const styles = useTableStyles();
  return (
    <tr className={styles.line}>
      <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
        {label}
      </th>
      <td className={mergeClasses(styles.cell, styles.before)}>{before}</td>
      <td className={mergeClasses(styles.cell, styles.after)}>{after}</td>
    </tr>
  );
}

const KIND_ICONS = { added: AddCircleRegular, removed: SubtractCircleRegular, changed: EditRegular };

function ItemHeader({ item: { kind, tag, model, quantity } }: { readonly item: ComparedItem }) {
  const styles = useTableStyles();
  const Icon = KIND_ICONS[kind];
  return (
    <span className={styles.item}>
      <span className={mergeClasses(styles.kind, styles[kind])}>
        <Icon aria-hidden /> {REVISIONS_MESSAGES.kinds[kind]}
      </span>
      <span className={styles.itemName}>{[tag, model].filter(Boolean).join(' ')}</span>
      {kind !== 'changed' && <span className={styles.kind}>× {quantity}</span>}
    </span>
  );
}
