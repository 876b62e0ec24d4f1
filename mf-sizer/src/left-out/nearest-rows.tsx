import type { ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import {
  BREAKPOINTS,
  Button,
  formatFigure,
  makeStyles,
  mergeClasses,
  QUANTITIES,
  tokens,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { fitColumns } from '../results/column-fit.ts';
import { useGridStyles } from '../results/grid-styles.ts';
import type { ResultColumn } from '../results/result-column.ts';
import { RESULTS_TEXTS } from '../results/texts.ts';
import { useElementWidth } from '../results/use-element-width.ts';
import type { Relaxable } from './relaxations.ts';
import { roundSones } from './sound-relaxation.ts';
import { LEFT_OUT_TEXTS } from './texts.ts';

interface NearestRowsProps {
  /** Fans that run the duty and are too loud. */
  readonly rows: readonly ExhaustSupplyRow[];
  readonly columns: readonly ResultColumn<ExhaustSupplyRow>[];
  readonly sonesLimit: number;
  readonly onRelax: (patch: Relaxable) => void;
}

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
                <Fan row={row} />
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

function NearestCards({ rows, columns, sonesLimit, onRelax }: NearestRowsProps) {
  const styles = useStyles();
  const price = columns.find(({ id }) => id === 'price');
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.fanUnitId} className={styles.card}>
          <div className={styles.cardLine}>
            <Fan row={row} />
            {price?.cell(row)}
          </div>
          <div className={styles.cardLine}>
            <Miss row={row} sonesLimit={sonesLimit} />
            <AllowButton row={row} onRelax={onRelax} />
          </div>
        </li>
      ))}
    </ul>
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

function Fan({ row }: { readonly row: ExhaustSupplyRow }) {
  const styles = useStyles();
  return (
    <span className={styles.fan}>
      <span className={styles.picture}>
        <Pictogram name={row.pictogram} sizePx={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{row.modelDisplayAs}</span>
        <span className={styles.kind}>{row.description}</span>
      </span>
    </span>
  );
}

function Miss({ row, sonesLimit }: { readonly row: ExhaustSupplyRow; readonly sonesLimit: number }) {
  const styles = useStyles();
  const figure = (value: number) => formatFigure(value, QUANTITIES.sound);
  return (
    <span className={styles.miss}>
      <span className={styles.over}>{figure(row.soundSones)}</span>
      <span className={styles.kind}>{LEFT_OUT_TEXTS.over(figure(row.soundSones - sonesLimit))}</span>
    </span>
  );
}

function AllowButton({ row, onRelax }: Pick<NearestRowsProps, 'onRelax'> & { readonly row: ExhaustSupplyRow }) {
  const sones = roundSones(row.soundSones);
  return (
    <Button size="small" onClick={() => onRelax({ sones })}>
      {LEFT_OUT_TEXTS.allowSones(sones)}
    </Button>
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
  fan: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, minWidth: 0 },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  kind: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  miss: { display: 'inline-flex', flexDirection: 'column' },
  over: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    listStyle: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cardLine: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
});
