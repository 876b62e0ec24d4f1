import { formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { LiveFan } from './engine.ts';
import { warningOf } from './reading-values.ts';

const ROWS = 12;

/** The curve as a table, at even steps of the airflow and at the operating point. */
export function CurveTable({ fan }: { readonly fan: LiveFan }) {
  const styles = useStyles();
  const { operating, freeDelivery, model } = fan;
  const steps = Array.from({ length: ROWS + 1 }, (_, step) => (freeDelivery * step) / ROWS);
  const airflows = [...steps, operating.cfm].sort((a, b) => a - b);
  const columns = columnsOf(fan);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={LIVE_CURVE_MESSAGES.table({ model: model.model })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={styles.head}>
                {header}
              </th>
            ))}
            <th scope="col" className={styles.note}>
              {LIVE_CURVE_MESSAGES.note}
            </th>
          </tr>
        </thead>
        <tbody>
          {airflows.map((cfm) => {
            const reading = fan.reading(fan.pointAt(cfm));
            return (
              <tr key={cfm} className={cfm === operating.cfm ? styles.chosen : undefined}>
                {columns.map(({ id, cell }) => (
                  <td key={id} className={styles.cell}>
                    {cell(reading)}
                  </td>
                ))}
                <td className={styles.note}>
                  {cfm === operating.cfm ? LIVE_CURVE_MESSAGES.operating : warningOf(reading)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type Reading = ReturnType<LiveFan['reading']>;

interface Column {
  readonly id: string;
  readonly header: string;
  readonly cell: (reading: Reading) => string;
}

function columnsOf(fan: LiveFan): Column[] {
  const known = fan.reading(fan.operating);
  const all: (Column & { readonly isKnown?: boolean })[] = [
    { id: 'cfm', header: LIVE_CURVE_MESSAGES.airflowHeader, cell: ({ cfm }) => formatValue(cfm, QUANTITIES.airflow) },
    {
      id: 'pressure',
      header: LIVE_CURVE_MESSAGES.pressureHeader,
      cell: ({ staticPressure }) => formatValue(staticPressure, QUANTITIES.staticPressure),
    },
    {
      id: 'power',
      header: LIVE_CURVE_MESSAGES.powerHeader,
      cell: ({ totalBhp }) => formatValue(totalBhp, QUANTITIES.brakeHorsepower),
    },
    {
      id: 'efficiency',
      header: LIVE_CURVE_MESSAGES.efficiencyHeader,
      cell: ({ staticEfficiency }) => formatValue(staticEfficiency, QUANTITIES.efficiency),
    },
    {
      id: 'fei',
      header: LIVE_CURVE_MESSAGES.fei,
      cell: ({ fei }) => formatValue(fei, QUANTITIES.fanEnergyIndex),
      isKnown: known.fei !== null,
    },
    {
      id: 'sound',
      header: LIVE_CURVE_MESSAGES.soundHeader,
      cell: ({ sones }) => formatValue(sones, QUANTITIES.sound),
      isKnown: known.sones !== null,
    },
  ];
  return all.filter(({ isKnown }) => isKnown !== false);
}

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'end',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'end',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  note: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  chosen: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorBrandBackground2 },
});
