import type { ExhaustSupplyResultSet, FanRating } from '@specbuilder/shared-contracts/api';
import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CURVE_MESSAGES } from '../../messages/curve.generated.ts';
import type { CurveOfFan } from '../live-curve/curve-query.ts';
import { LiveCurve } from '../live-curve/live-curve.tsx';
import { pressureInWords } from '../pressure/pressure-pieces.ts';
import { CurveLink } from './curve-link.tsx';
import { SoundBands } from './sound-bands.tsx';

interface CurveTabProps {
  readonly curve: CurveOfFan;
  readonly model: string;
  readonly rating: FanRating;
  readonly result: Pick<ExhaustSupplyResultSet, 'resultId' | 'fanCategoryType' | 'specification'>;
}

/** The curve in large with the sound power by octave band. */
export function CurveTab({ curve, model, rating, result }: CurveTabProps) {
  const styles = useStyles();
  const { resultId, fanCategoryType, specification } = result;
  const from = { category: String(fanCategoryType), sub: String(specification.subFanCategoryType), r: resultId };
  const parts = pressureInWords(rating);
  return (
    <div className={styles.columns}>
      <LiveCurve curve={curve} layout="tab" />
      <div className={styles.side}>
        <SoundBands rating={rating} />
        <p className={styles.sound}>
          {CURVE_MESSAGES.sound({
            sones: formatQuantity(rating.soundSones, 'sound'),
            dba: formatQuantity(rating.soundDba, 'soundPressure'),
            distance: formatQuantity(rating.soundDistance, 'length'),
          })}
        </p>
        {parts !== '' && <p className={styles.sound}>{parts}</p>}
        <CurveLink curve={curve} model={model} from={from} />
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
});
