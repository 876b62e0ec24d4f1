import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { CurveLink } from '../../curve/curve/curve-link.tsx';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { LiveCurve } from '../../curve/live-curve/live-curve.tsx';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** The curve of the fan as configured; it follows every re-rating. Leaves when its picture names no duty. */
export function CurveCard({ page: { item, last } }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const curve = useMemo(() => curveOfItem(item), [item]);
  const beforeRpm = last?.before.item.rating?.rpm;
  const wasReRated = beforeRpm !== undefined && beforeRpm !== item.rating?.rpm;
  if (curve === null) return null;
  return (
    <section className={styles.card} aria-label={OPTIONS_MESSAGES.curveOf({ model: item.modelDisplayAs })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{wasReRated ? OPTIONS_MESSAGES.curveBeforeAndNow : OPTIONS_MESSAGES.curve}</h2>
        <CurveLink curve={curve} model={item.modelDisplayAs} from={{ fanItemId: item.fanItemId }} />
      </div>
      <LiveCurve curve={curve} layout="tile" {...(wasReRated ? { beforeRpm } : {})} />
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
