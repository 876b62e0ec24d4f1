import { formatQuantity, Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CURVE_MESSAGES } from '../../messages/curve.generated.ts';
import type { CurveOfFan } from '../live-curve/curve-query.ts';
import { LiveCurve } from '../live-curve/live-curve.tsx';

interface CurvePreviewProps {
  readonly curve: CurveOfFan;
  readonly onOpen: () => void;
}

/** The curve in small beside the values; its tab shows it at a usable size. */
export function CurvePreview({ curve, onOpen }: CurvePreviewProps) {
  const styles = useStyles();
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.title}>{CURVE_MESSAGES.title({ speed: formatQuantity(curve.query.rpm, 'speed') })}</h3>
        <Link as="button" type="button" onClick={onOpen} className={styles.open}>
          {CURVE_MESSAGES.open}
        </Link>
      </div>
      <LiveCurve curve={curve} layout="tile" />
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
