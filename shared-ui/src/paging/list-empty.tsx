import { Button, EmptyState } from '@specbuilder/shared-ui/core';

interface ListEmptyProps {
  /** Whether the filter may be the reason that there are no rows. */
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  readonly messages: {
    /** Left out where only a filter can be the reason. */
    readonly empty?: string;
    readonly emptyText?: string;
    readonly emptyFiltered: string;
    readonly emptyFilteredText?: string;
    readonly showAll: string;
  };
}

/** A list without rows: none yet, or none that the filter lets through, with the way to all of them. */
export function ListEmpty({ isFiltered, onShowAll, messages }: ListEmptyProps) {
  const { empty, emptyText, emptyFiltered, emptyFilteredText, showAll } = messages;
  if (!isFiltered && empty !== undefined) return <EmptyState title={empty} {...(emptyText && { text: emptyText })} />;
  return (
    <EmptyState
      title={emptyFiltered}
      {...(emptyFilteredText && { text: emptyFilteredText })}
      actions={<Button onClick={onShowAll}>{showAll}</Button>}
    />
  );
}
