import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, mergeClasses, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { RESULT_TEXTS } from '../words/result.generated.ts';

type Row = readonly [label: string, btus: number, isSum?: boolean];

/** What the cooling and the heating load are made of, Btu/h. */
export function BreakdownTable({ load }: { readonly load: BlockLoad }) {
  const { cooling, heating } = load;
  const { parts, spacePeak, coilPeak } = cooling;
  return (
    <>
      <Table
        title={RESULT_TEXTS.coolingParts}
        rows={[
          [RESULT_TEXTS.walls, parts.walls],
          [RESULT_TEXTS.roofs, parts.roofs],
          [RESULT_TEXTS.sun, parts.sunThroughWindows],
          [RESULT_TEXTS.windows, parts.windows],
          [RESULT_TEXTS.peopleHeat, parts.people],
          [RESULT_TEXTS.lights, parts.lights],
          [RESULT_TEXTS.equipment, parts.equipment],
          [RESULT_TEXTS.infiltration, parts.infiltration],
          [RESULT_TEXTS.spaceSensible, spacePeak.sensible, true],
          [RESULT_TEXTS.spaceLatent, spacePeak.latent],
          [RESULT_TEXTS.ventilationSensible, spacePeak.ventilationSensible],
          [RESULT_TEXTS.ventilationLatent, spacePeak.ventilationLatent],
          [RESULT_TEXTS.atSpacePeak, spacePeak.total, true],
          ...(coilPeak.total === spacePeak.total ? [] : ([[RESULT_TEXTS.atCoilPeak, coilPeak.total, true]] as const)),
        ]}
      />
      <Table
        title={RESULT_TEXTS.heatingParts}
        rows={[
          [RESULT_TEXTS.envelope, heating.envelope],
          [RESULT_TEXTS.infiltration, heating.infiltration],
          [RESULT_TEXTS.ventilation, heating.ventilation],
          [RESULT_TEXTS.total, heating.total, true],
        ]}
      />
    </>
  );
}

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>
        {rows.map(([label, btus, isSum = false]) => (
          <tr key={label} className={mergeClasses(isSum && styles.sum)}>
            <th scope="row" className={styles.name}>
              {label}
            </th>
            <td className={styles.value}>
              <Quantity value={btus} of="heatOutput" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  caption: {
    textAlign: 'start',
    paddingBottom: tokens.spacingVerticalXS,
    fontWeight: tokens.fontWeightSemibold,
  },
  sum: { fontWeight: tokens.fontWeightSemibold, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { textAlign: 'start', fontWeight: 'inherit', paddingBlock: tokens.spacingVerticalXXS },
  value: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
