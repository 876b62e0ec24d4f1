import { ArrowResetRegular } from '@fluentui/react-icons/headless/svg/arrow-reset';
import {
  Button,
  formatValue,
  makeStyles,
  mergeClasses,
  QUANTITIES,
  type QuantityKind,
  tokens,
} from '@specbuilder/shared-ui/core';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { CurveReading, LiveFan } from './engine.ts';

interface EstimateTableProps {
  readonly fan: LiveFan;
  readonly newCfm: number | null;
  readonly onReset: () => void;
}

const ENOUGH_MARGIN = 10;

/** The fan as it runs, and as it would run where its duty was moved to, by the fan laws. */
export function EstimateTable({ fan, newCfm, onReset }: EstimateTableProps) {
  const styles = useStyles();
  const actual = fan.reading(fan.operating);
  const next = newCfm === null ? null : fan.reading(fan.onSystem(newCfm));
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{LIVE_CURVE_MESSAGES.estimate}</h2>
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowResetRegular />}
          disabledFocusable={next === null}
          onClick={onReset}
        >
          {LIVE_CURVE_MESSAGES.reset}
        </Button>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.column}>
              {LIVE_CURVE_MESSAGES.actual}
            </th>
            <th scope="col" className={mergeClasses(styles.column, styles.next)}>
              {LIVE_CURVE_MESSAGES.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(actual).map(({ id, label, text }) => (
            <tr key={id}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td className={styles.value}>{text(actual)}</td>
              <td className={mergeClasses(styles.value, styles.next)}>{next === null ? '–' : text(next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note} aria-live="polite">
        {next === null ? LIVE_CURVE_MESSAGES.dragHint : marginText(fan, next)}
      </p>
    </section>
  );
}

interface EstimateRow {
  readonly id: string;
  readonly label: string;
  readonly text: (reading: CurveReading) => string;
}

/** What of a reading is a number. */
type MeasureId = {
  [K in keyof CurveReading]: CurveReading[K] extends number | null ? K : never;
}[keyof CurveReading];

function rowsOf({ inputKw, fei, sones, hertz }: CurveReading): EstimateRow[] {
  const row = (id: MeasureId, label: string, quantity: QuantityKind): EstimateRow => ({
    id,
    label,
    text: (reading) => formatValue(reading[id], quantity),
  });
  return [
    row('cfm', LIVE_CURVE_MESSAGES.airflowHeader, QUANTITIES.airflow),
    row('staticPressure', LIVE_CURVE_MESSAGES.pressureHeader, QUANTITIES.staticPressure),
    row('rpm', LIVE_CURVE_MESSAGES.speedHeader, QUANTITIES.speed),
    row('totalBhp', LIVE_CURVE_MESSAGES.powerHeader, QUANTITIES.brakeHorsepower),
    ...(inputKw === null ? [] : [row('inputKw', LIVE_CURVE_MESSAGES.inputHeader, QUANTITIES.inputPower)]),
    ...(fei === null ? [] : [row('fei', LIVE_CURVE_MESSAGES.fei, QUANTITIES.fanEnergyIndex)]),
    ...(sones === null ? [] : [row('sones', LIVE_CURVE_MESSAGES.soundHeader, QUANTITIES.sound)]),
    ...(hertz === null ? [] : [row('hertz', LIVE_CURVE_MESSAGES.frequencyHeader, { unit: 'Hz', decimals: 1 })]),
  ];
}

/** What is left of the motor there. */
function marginText({ model }: LiveFan, { motorMargin, cfm }: CurveReading): string {
  if (motorMargin === null || model.motor === null) return '';
  const words = {
    airflow: formatValue(cfm, QUANTITIES.airflow),
    horsepower: formatValue(model.motor.motor.horsepower, QUANTITIES.power),
    margin: formatValue(motorMargin, QUANTITIES.efficiency),
  };
  if (motorMargin < 0)
    return LIVE_CURVE_MESSAGES.overloaded({
      ...words,
      margin: formatValue(overload(motorMargin), QUANTITIES.efficiency),
    });
  return motorMargin < ENOUGH_MARGIN ? LIVE_CURVE_MESSAGES.thinMargin(words) : LIVE_CURVE_MESSAGES.margin(words);
}

/** What it has to give over what it can, %. */
function overload(motorMargin: number): number {
  return (1 / (1 + motorMargin / 100) - 1) * 100;
}

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  column: {
    paddingBlock: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'end',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  label: {
    paddingBlock: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  value: { textAlign: 'end', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  next: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  note: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    minHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
