import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface FlippableProps {
  readonly isTurned: boolean;
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** Look of each side. */
  readonly sideClassName?: string;
  /** Escape on the back requests to turn it. */
  readonly onEscape: () => void;
}

/**
 * A card with two sides (WID-005, A-089), as high as the visible side. The hidden side is not reachable by keyboard and
 * screen reader; the focus moves with the turn, to the first field of a side, else to its first button.
 */
export function Flippable({ isTurned, front, back, sideClassName, onEscape }: FlippableProps) {
  const styles = useStyles();
  const wasTurned = useRef(isTurned);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasTurned.current === isTurned) return;
    wasTurned.current = isTurned;
    focusFirst(shown.current);
  }, [isTurned]);
  const side = (isShown: boolean, content: ReactNode, look?: string) => (
    <div
      ref={isShown ? shown : null}
      className={mergeClasses(styles.side, sideClassName, look, !isShown && styles.hidden)}
      inert={!isShown}
      aria-hidden={!isShown}
    >
      {content}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut beside a button of the back
    <div
      className={styles.space}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && isTurned && !defaultPrevented) onEscape();
      }}
    >
      <div className={mergeClasses(styles.card, isTurned && styles.turned)}>
        {side(!isTurned, front)}
        {side(isTurned, back, styles.back)}
      </div>
    </div>
  );
}

function focusFirst(side: HTMLElement | null): void {
  const first = side?.querySelector<HTMLElement>('input, select, textarea') ?? side?.querySelector('button');
  first?.focus();
}

const useStyles = makeStyles({
  space: { perspective: '1200px' },
  card: {
    position: 'relative',
    transformStyle: 'preserve-3d',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationSlow,
    transitionTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  turned: { transform: 'rotateY(180deg)' },
  side: { boxSizing: 'border-box', minWidth: 0, backfaceVisibility: 'hidden' },
  back: { transform: 'rotateY(180deg)' },
  hidden: { position: 'absolute', inset: 0, overflow: 'hidden' },
});
