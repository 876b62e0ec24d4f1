import type { FanRating } from '@specbuilder/shared-contracts/api';
import { SOUND_BANDS_HZ } from '@specbuilder/shared-contracts/domain';
import { formatValue, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { CURVE_MESSAGES } from '../../messages/curve.generated.ts';

type SoundRating = Pick<FanRating, 'soundPower' | 'inletSoundPower' | 'radiatedSoundPower'>;

/** Sound power at outlet, inlet and through the housing in the eight octave bands (RES-021). */
export function SoundBands({ rating }: { readonly rating: SoundRating }) {
  const styles = useStyles();
  const paths = [
    { name: CURVE_MESSAGES.outlet, levels: rating.soundPower },
    { name: CURVE_MESSAGES.inlet, levels: rating.inletSoundPower },
    { name: CURVE_MESSAGES.radiated, levels: rating.radiatedSoundPower },
  ];
  return (
    <section>
      <h3 className={styles.title}>{CURVE_MESSAGES.soundPower}</h3>
      <table className={styles.table} aria-label={CURVE_MESSAGES.soundPowerTable}>
        <thead>
          <tr>
            <td />
            {SOUND_BANDS_HZ.map((band) => (
              <th key={band} scope="col" className={styles.band}>
                {band < 1000 ? band : `${band / 1000}k`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map(({ name, levels }) => (
            <tr key={name}>
              <th scope="row" className={styles.path}>
                {name}
              </th>
              {SOUND_BANDS_HZ.map((band, index) => (
                <td key={band} className={styles.level}>
                  {formatValue(levels[index], QUANTITIES.soundPressure)}
                </td>
              ))}
            </tr>
          ))}
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
  path: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  level: {
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
});
