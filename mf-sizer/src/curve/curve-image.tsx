import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CURVE_TEXTS } from '../words/curve.generated.ts';
import { type CurveFactsInTheme, useCurveAddress } from './use-curve-address.ts';

interface CurveImageProps {
  readonly curve: CurveFactsInTheme;
  /** The curve in words, for those who do not see it. */
  readonly alternative: string;
}

/** The fan's performance curve as the server draws it, in the colours of the theme. */
export function CurveImage({ curve, alternative }: CurveImageProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const address = useCurveAddress(curve);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === address) {
    return (
      <div role="alert" className={styles.failed} style={{ aspectRatio: `${curve.size.width} / ${curve.size.height}` }}>
        <p className={styles.text}>{CURVE_TEXTS.didNotLoad}</p>
        <Button onClick={() => setFailed(null)}>{CURVE_TEXTS.tryAgain}</Button>
      </div>
    );
  }
  return (
    <img
      src={address}
      alt={alternative}
      width={curve.size.width}
      height={curve.size.height}
      className={styles.image}
      onError={() => {
        platform.log.warn(ERRORS.imageNotLoaded);
        setFailed(address);
      }}
    />
  );
}

const useStyles = makeStyles({
  image: { display: 'block', width: '100%', height: 'auto' },
  failed: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    width: '100%',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
