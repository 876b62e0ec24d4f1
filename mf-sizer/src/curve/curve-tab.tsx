import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import { BREAKPOINTS, formatQuantity, Link, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { CURVE_TEXTS } from '../words/curve.generated.ts';
import { CurveImage } from './curve-image.tsx';
import { CurveLegend } from './curve-legend.tsx';
import { CURVE_SIZES } from './curve-request.ts';
import { SoundBands } from './sound-bands.tsx';
import { type CurveFactsInTheme, useCurveAddress } from './use-curve-address.ts';

interface CurveTabProps {
  readonly curve: Omit<CurveFactsInTheme, 'size'>;
  readonly alternative: string;
}

/** The curve in large with its legend and the sound power by octave band. */
export function CurveTab({ curve, alternative }: CurveTabProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const fullSize = useCurveAddress({ ...curve, size: CURVE_SIZES.large });
  const { rating } = curve;
  const speed = formatQuantity(rating.rpm, 'speed');
  return (
    <div className={styles.columns}>
      <CurveImage
        curve={{ ...curve, size: isPhone ? CURVE_SIZES.small : CURVE_SIZES.medium }}
        alternative={alternative}
      />
      <div className={styles.side}>
        <CurveLegend speed={speed} />
        <SoundBands rating={rating} />
        <p className={styles.sound}>
          {CURVE_TEXTS.sound({
            sones: formatQuantity(rating.soundSones, 'sound'),
            dba: formatQuantity(rating.soundDba, 'soundPressure'),
            distance: formatQuantity(rating.soundDistance, 'length'),
          })}
        </p>
        <Link href={fullSize} target="_blank" rel="noopener noreferrer" className={styles.link}>
          <OpenRegular aria-hidden /> {CURVE_TEXTS.openFullSize}
        </Link>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gap: tokens.spacingHorizontalL,
    '@container (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  sound: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginTop: 'auto' },
});
