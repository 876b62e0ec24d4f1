import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, mergeClasses, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';

type Row = readonly [label: string, btus: number, isSum?: boolean];

/** What the cooling and the heating load are made of, Btu/h. */
export function BreakdownTable({ load }: { readonly load: BlockLoad }) {
  const { cooling, heating } = load;
  const { parts, spacePeak, coilPeak } = cooling;
  return (
    <>
      {(cooling.tons > 0 || cooling.supplyAirflow > 0) && (
        <Table
          title={RESULT_MESSAGES.coolingParts}
          rows={[
            [RESULT_MESSAGES.walls, parts.walls],
            [RESULT_MESSAGES.roofs, parts.roofs],
            [RESULT_MESSAGES.sun, parts.sunThroughWindows],
            [RESULT_MESSAGES.windows, parts.windows],
            [RESULT_MESSAGES.peopleHeat, parts.people],
            [RESULT_MESSAGES.lights, parts.lights],
            [RESULT_MESSAGES.equipment, parts.equipment],
            [RESULT_MESSAGES.infiltration, parts.infiltration],
            [RESULT_MESSAGES.spaceSensible, spacePeak.sensible, true],
            [RESULT_MESSAGES.spaceLatent, spacePeak.latent],
            [RESULT_MESSAGES.ventilationSensible, spacePeak.ventilationSensible],
            [RESULT_MESSAGES.ventilationLatent, spacePeak.ventilationLatent],
            [RESULT_MESSAGES.atSpacePeak, spacePeak.total, true],
            ...(coilPeak.total === spacePeak.total
              ? []
              : ([[RESULT_MESSAGES.atCoilPeak, coilPeak.total, true]] as const)),
          ]}
        />
      )}
      <Table
        title={RESULT_MESSAGES.heatingParts}
        rows={[
          [RESULT_MESSAGES.envelope, heating.envelope],
          [RESULT_MESSAGES.infiltration, heating.infiltration],
          [RESULT_MESSAGES.ventilation, heating.ventilation],
          [RESULT_MESSAGES.total, heating.total, true],
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
