import { SOUND_BANDS_HZ } from '@specbuilder/shared-contracts/domain';
import { formatFigure, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { DETAIL_TEXTS } from './texts.ts';

/** Outlet sound power in the eight octave bands (RES-021). */
export function SoundBands({ soundPower }: { readonly soundPower: readonly number[] }) {
  const styles = useStyles();
  return (
    <section>
      <h3 className={styles.title}>{DETAIL_TEXTS.soundPower}</h3>
      <table className={styles.table} aria-label={DETAIL_TEXTS.soundPowerTable}>
        <thead>
          <tr>
            {SOUND_BANDS_HZ.map((band) => (
              <th key={band} scope="col" className={styles.band}>
                {band < 1000 ? band : `${band / 1000}k`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {SOUND_BANDS_HZ.map((band, place) => (
              <td key={band} className={styles.level}>
                {formatFigure(soundPower[place], QUANTITIES.soundPressure)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  table: { width: '100%', borderCollapse: 'collapse', marginTop: tokens.spacingVerticalXS },
  band: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'end',
  },
  level: {
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
});
