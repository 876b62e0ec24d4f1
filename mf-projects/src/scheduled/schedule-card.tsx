import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { itemName } from '../items/items/item-values.ts';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { OfferCell, OfferedText, RemoveButton, ScheduledText } from './duty-cells.tsx';
import { MEASURED_FIELDS } from './duty-field.ts';
import type { ScheduledRow } from './offered-duty.ts';
import { RowVerdict } from './row-verdict.tsx';

/** A tag of the drawings on a phone: what is scheduled beside what is offered. */
export function ScheduleCard({ row }: { readonly row: ScheduledRow }) {
  const styles = useStyles();
  const { duty, item } = row;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.tag} translate="no">
          {duty?.tag ?? (item && (item.tag ?? itemName(item)))}
        </strong>
        <RowVerdict row={row} isInGrid={false} />
        <span className={styles.end}>
          <RemoveButton row={row} isInGrid={false} />
        </span>
      </div>
      <div className={styles.offer}>
        <OfferCell row={row} isInGrid={false} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.column}>
              {SCHEDULED_MESSAGES.scheduled}
            </th>
            <th scope="col" className={styles.column}>
              {SCHEDULED_MESSAGES.columns.offered}
            </th>
          </tr>
        </thead>
        <tbody>
          {MEASURED_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row" className={styles.label}>
                {SCHEDULED_MESSAGES.columns[field]}
              </th>
              <td className={styles.value}>
                <ScheduledText row={row} field={field} isInGrid={false} />
              </td>
              <td className={styles.value}>
                <OfferedText row={row} field={field} isInGrid={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const useStyles = makeStyles({
  card: { padding: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  tag: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, overflowWrap: 'anywhere' },
  end: { marginInlineStart: 'auto' },
  offer: { color: tokens.colorNeutralForeground2 },
  table: { width: '100%', marginTop: tokens.spacingVerticalS, borderCollapse: 'collapse', tableLayout: 'fixed' },
  column: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  label: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  value: { height: '36px', paddingInlineEnd: tokens.spacingHorizontalS },
});
