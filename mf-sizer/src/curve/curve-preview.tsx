import { formatQuantity, Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CURVE_TEXTS } from '../words/curve.generated.ts';
import { CurveImage } from './curve-image.tsx';
import { CURVE_SIZES } from './curve-request.ts';
import type { CurveFactsInTheme } from './use-curve-address.ts';

interface CurvePreviewProps {
  readonly curve: Omit<CurveFactsInTheme, 'size'>;
  readonly alternative: string;
  readonly onOpen: () => void;
}

/** The curve in small beside the figures; its tab shows it at a size to read from. */
export function CurvePreview({ curve, alternative, onOpen }: CurvePreviewProps) {
  const styles = useStyles();
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>{CURVE_TEXTS.title({ speed: formatQuantity(curve.rating.rpm, 'speed') })}</h3>
        <Link as="button" type="button" onClick={onOpen} className={styles.open}>
          {CURVE_TEXTS.open}
        </Link>
      </div>
      <CurveImage curve={{ ...curve, size: CURVE_SIZES.small }} alternative={alternative} />
    </section>
  );
}

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  open: { minHeight: '24px', fontSize: tokens.fontSizeBase200 },
});
