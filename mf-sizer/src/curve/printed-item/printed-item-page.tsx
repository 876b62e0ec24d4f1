import type { PrintedItemCheck } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, mergeClasses, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { PRINTED_ITEM_MESSAGES } from '../../messages/printed-item.generated.ts';
import { usePageStyles } from '../page-styles.ts';
import { type ValueRow, valueRows } from './changed-values.ts';

/** An item of a document, which its code carries along, sized again: the same, or what changed. */
export function PrintedItemPage({ token }: { readonly token: string }) {
  const styles = useStyles();
  const page = usePageStyles();
  const { apiQueries } = usePlatform();
  const { data, error, refetch } = useQuery(apiQueries.sizing.printedItem.queryOptions({ input: { item: token } }));
  return (
    <Screen state="app.fans.sizer.curve" isReady={data !== undefined || error !== null}>
      <div className={mergeClasses(page.page, styles.width)}>
        {data !== undefined && <Check check={data} />}
        {error !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{PRINTED_ITEM_MESSAGES.failed}</MessageBarBody>
            <MessageBarActions>
              <Button onClick={() => void refetch()}>{PRINTED_ITEM_MESSAGES.tryAgain}</Button>
            </MessageBarActions>
          </MessageBar>
        )}
      </div>
    </Screen>
  );
}

function Check({ check }: { readonly check: PrintedItemCheck }) {
  const styles = usePageStyles();
  const { modelDisplayAs, printedWith, todayWith } = check;
  const rows = valueRows(check);
  return (
    <>
      <header>
        <h1 className={styles.title}>{PRINTED_ITEM_MESSAGES.title({ model: modelDisplayAs })}</h1>
        <p className={styles.quiet}>{PRINTED_ITEM_MESSAGES.lead}</p>
      </header>
      <Verdict check={check} rows={rows} />
      <ValueTable rows={rows} />
      <p className={styles.quiet}>
        {PRINTED_ITEM_MESSAGES.versions({
          engine: printedWith.engine,
          catalogue: printedWith.catalogue,
          engineToday: todayWith.engine,
          catalogueToday: todayWith.catalogue,
        })}
      </p>
    </>
  );
}

interface VerdictProps {
  readonly check: PrintedItemCheck;
  readonly rows: readonly ValueRow[];
}

/** Whether the item is the same today, in a sentence or two. */
function Verdict({ check, rows }: VerdictProps) {
  const sentences = sentencesOf(check, rows);
  return (
    <MessageBar intent={check.isSame ? 'success' : 'warning'} layout="multiline" data-testid="printed-item-verdict">
      <MessageBarBody>{sentences.join(' ')}</MessageBarBody>
    </MessageBar>
  );
}

function sentencesOf(
  { isSame, today, reasons, modelToday, modelDisplayAs }: PrintedItemCheck,
  rows: readonly ValueRow[],
) {
  if (isSame) return [PRINTED_ITEM_MESSAGES.same];
  if (today === null) return [PRINTED_ITEM_MESSAGES.gone, ...reasons];
  const changed = rows.filter((row) => row.isChanged).map(({ name }) => name);
  return [
    ...(changed.length === 0
      ? []
      : [PRINTED_ITEM_MESSAGES.changed({ count: changed.length, names: changed.join(', ') })]),
    ...(modelToday === null || modelToday === modelDisplayAs
      ? []
      : [PRINTED_ITEM_MESSAGES.modelChanged({ model: modelToday })]),
    ...(reasons.length === 0 ? [] : [PRINTED_ITEM_MESSAGES.cannotRun, ...reasons]),
  ];
}

function ValueTable({ rows }: { readonly rows: readonly ValueRow[] }) {
  const styles = useStyles();
  const { value, printed, today, change, table } = PRINTED_ITEM_MESSAGES;
  return (
    <table className={styles.table} aria-label={table}>
      <thead>
        <tr>
          {[value, printed, today, change].map((label) => (
            <th key={label} scope="col" className={styles.cell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.isChanged ? styles.changed : undefined}>
            <th scope="row" className={styles.cell}>
              {row.name}
            </th>
            <td className={mergeClasses(styles.cell, styles.value)}>{row.printed}</td>
            <td className={mergeClasses(styles.cell, styles.value)}>{row.today ?? '–'}</td>
            <td className={styles.cell}>{changeOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeOf({ today, isChanged }: ValueRow): string {
  if (today === null) return '–';
  return isChanged ? PRINTED_ITEM_MESSAGES.changedRow : PRINTED_ITEM_MESSAGES.unchanged;
}

const useStyles = makeStyles({
  width: { maxWidth: '48rem' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  value: { whiteSpace: 'nowrap' },
  changed: { backgroundColor: tokens.colorStatusWarningBackground1 },
});
