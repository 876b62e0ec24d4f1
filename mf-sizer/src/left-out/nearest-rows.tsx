import { BREAKPOINTS, makeStyles, mergeClasses, QUANTITIES, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { fitColumns } from '../results/column-fit.ts';
import { useGridStyles } from '../results/grid-styles.ts';
import { RESULTS_TEXTS } from '../results/texts.ts';
import { useElementWidth } from '../results/use-element-width.ts';
import { AllowButton, Miss, MissedFan, type NearestRowsProps } from './near-miss.tsx';
import { NearestCards } from './nearest-cards.tsx';
import { LEFT_OUT_TEXTS } from './texts.ts';

/** Room for the action at the end of a row. */
const ACTION_PX = 132;

/** Fans that run the duty and are louder than asked, with what each would need, quietest first. */
export function NearestRows({ rows, columns, sonesLimit, onRelax }: NearestRowsProps) {
  const quietFirst = [...rows].sort((a, b) => a.soundSones - b.soundSones);
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const props = { rows: quietFirst, columns, sonesLimit, onRelax };
  return isPhone ? <NearestCards {...props} /> : <NearestTable {...props} />;
}

function NearestTable({ rows, columns, sonesLimit, onRelax }: NearestRowsProps) {
  const grid = useGridStyles();
  const styles = useStyles();
  const [measure, widthPx] = useElementWidth<HTMLDivElement>();
  const figures = columns.filter(({ id }) => !['sound', 'drive', 'dba', 'running'].includes(id));
  const { visible } = fitColumns(figures, widthPx === 0 ? 0 : widthPx - ACTION_PX);
  return (
    <div ref={measure}>
      <table className={styles.table} aria-label={LEFT_OUT_TEXTS.nearestTitle}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.headCell, styles.first)}>
              {RESULTS_TEXTS.model}
            </th>
            <HeadCell title={RESULTS_TEXTS.sound} unit={QUANTITIES.sound.unit} />
            {visible.map(({ id, title, unit }) => (
              <HeadCell key={id} title={title} unit={unit} />
            ))}
            <td className={styles.headCell} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.fanUnitId}>
              <th scope="row" className={styles.first}>
                <MissedFan row={row} />
              </th>
              <td className={styles.figure}>
                <Miss row={row} sonesLimit={sonesLimit} />
              </td>
              {visible.map((column) => (
                <td key={column.id} className={styles.figure}>
                  {column.cell(row)}
                </td>
              ))}
              <td className={mergeClasses(styles.figure, styles.last)}>
                <AllowButton row={row} onRelax={onRelax} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {visible.length < figures.length && (
        <p className={grid.note}>{RESULTS_TEXTS.hiddenColumns(figures.length - visible.length)}</p>
      )}
    </div>
  );
}

function HeadCell({ title, unit }: { readonly title: string; readonly unit: string }) {
  const styles = useStyles();
  return (
    <th scope="col" className={styles.headCell}>
      {title}
      <span className={styles.unit}>{unit}</span>
    </th>
  );
}

const cell = {
  padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
} as const;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  headCell: {
    ...cell,
    height: '44px',
    boxSizing: 'border-box',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  unit: { display: 'block', color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  first: {
    ...cell,
    paddingInlineStart: tokens.spacingHorizontalXL,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightMedium,
  },
  figure: { ...cell, height: '48px', textAlign: 'end', whiteSpace: 'nowrap' },
  last: { paddingInlineEnd: tokens.spacingHorizontalXL },
});
