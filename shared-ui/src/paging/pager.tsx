import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PAGING_MESSAGES } from '../messages/paging.generated.ts';

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
  readonly pageIndex: number;
  readonly pageSize: number;
}

interface PagerProps<Row> {
  readonly page: ListPage<Row>;
  readonly onPage: (pageIndex: number) => void;
  /** Where the order of the rows says more than before and after. */
  readonly labels?: { readonly previous: string; readonly next: string };
}

/** Which rows of how many these are, and the way to the others. */
export function Pager<Row>({ page, onPage, labels = PAGING_MESSAGES }: PagerProps<Row>) {
  const styles = useStyles();
  const { pageIndex, pageSize, totalCount, items } = page;
  const first = pageIndex * pageSize;
  return (
    <div className={styles.pager}>
      <span role="status">
        {PAGING_MESSAGES.page({ from: first + 1, to: first + items.length, total: totalCount })}
      </span>
      <span className={styles.buttons}>
        <Button size="small" disabled={pageIndex === 0} onClick={() => onPage(pageIndex - 1)}>
          {labels.previous}
        </Button>
        <Button size="small" disabled={first + items.length >= totalCount} onClick={() => onPage(pageIndex + 1)}>
          {labels.next}
        </Button>
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});
