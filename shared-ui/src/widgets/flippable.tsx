import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WIDGET_TEXTS } from '../words/widget.generated.ts';

interface FlippableProps {
  /** Name of each side, as the button that turns to it says. */
  readonly frontName: string;
  readonly backName: string;
  readonly front: ReactNode;
  readonly back: ReactNode;
}

/** A card with two sides (WID-005, A-089). The hidden side is out of reach for keyboard and screen reader. */
export function Flippable({ frontName, backName, front, back }: FlippableProps) {
  const styles = useStyles();
  const [isTurned, setIsTurned] = useState(false);
  const hasTurned = useRef(false);
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows each turn
  useEffect(() => {
    if (hasTurned.current) shown.current?.querySelector('button')?.focus();
    hasTurned.current = true;
  }, [isTurned]);
  const side = (isShown: boolean, content: ReactNode, other: string, look: string) => (
    <div
      ref={isShown ? shown : null}
      className={mergeClasses(styles.side, look)}
      inert={!isShown}
      aria-hidden={!isShown}
    >
      <div className={styles.foot}>
        <Button size="small" appearance="subtle" onClick={() => setIsTurned(!isTurned)}>
          {WIDGET_TEXTS.turnOver({ back: other })}
        </Button>
      </div>
      {content}
    </div>
  );
  return (
    <div className={styles.space}>
      <div className={mergeClasses(styles.card, isTurned && styles.turned)}>
        {side(!isTurned, front, backName, styles.front)}
        {side(isTurned, back, frontName, styles.back)}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  space: { perspective: '1200px' },
  card: {
    display: 'grid',
    transformStyle: 'preserve-3d',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationSlow,
    transitionTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  turned: { transform: 'rotateY(180deg)' },
  side: { gridArea: '1 / 1', minWidth: 0, backfaceVisibility: 'hidden' },
  front: {},
  back: { transform: 'rotateY(180deg)' },
  foot: { display: 'flex', justifyContent: 'flex-end' },
});
