import { ERRORS, IMAGE_ZOOM } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useMediaQuery, usePlatform } from '@specbuilder/shared-ui/core';
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@specbuilder/shared-ui/overlay';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { WIDGET_MESSAGES } from '../messages/widget.generated.ts';

interface ImageZoomProps {
  readonly src: string;
  /** What the picture shows. */
  readonly alt: string;
}

interface Spot {
  /** Percent of width and height. */
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Spot = { x: 50, y: 50 };
const STEP = 10;

/**
 * A picture in a box of 400 by 400 (WID-001). From 769 px on a click enlarges it three times in a window of its own
 * (WID-002), where pointer and arrow keys move it; narrower screens have pinching.
 */
export function ImageZoom({ src, alt }: ImageZoomProps) {
  const styles = useStyles();
  const { log } = usePlatform();
  const isWide = useMediaQuery(`(min-width: ${IMAGE_ZOOM.immersiveFromPx}px)`);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => {
    log.warn(`${ERRORS.imageNotLoaded}: ${src}`);
    setHasFailed(true);
  };
  if (hasFailed) {
    return (
      <div className={styles.box}>
        <span className={styles.missing}>{alt}</span>
      </div>
    );
  }
  const picture = <img src={src} alt={alt} className={styles.picture} onError={fail} />;
  if (!isWide) return <div className={styles.box}>{picture}</div>;
  return (
    <>
      <div className={styles.box}>
        {picture}
        <Button size="small" className={styles.zoom} onClick={() => setIsOpen(true)}>
          {WIDGET_MESSAGES.zoom}
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={(_, { open }) => setIsOpen(open)}>
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle>{alt}</DialogTitle>
            <DialogContent>
              <Enlarged src={src} alt={alt} />
            </DialogContent>
            <Button onClick={() => setIsOpen(false)}>{WIDGET_MESSAGES.leaveZoom}</Button>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  );
}

const MOVES: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

function Enlarged({ src, alt }: ImageZoomProps) {
  const styles = useStyles();
  const [spot, setSpot] = useState(MIDDLE);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setSpot({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setSpot(({ x, y }) => ({ x: percent((x + by.x) / 100), y: percent((y + by.y) / 100) }));
  };
  return (
    <div
      role="application"
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: reached by keyboard to be moved
      tabIndex={0}
      className={styles.enlarged}
      onPointerMove={follow}
      onKeyDown={move}
    >
      <img
        src={src}
        alt=""
        className={styles.picture}
        style={{ transform: `scale(${IMAGE_ZOOM.level})`, transformOrigin: `${spot.x}% ${spot.y}%` }}
      />
    </div>
  );
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(100 * share)));
}

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: `${IMAGE_ZOOM.boxPx}px`,
    maxWidth: '100%',
    aspectRatio: '1',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
  missing: { padding: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground3, textAlign: 'center' },
  zoom: { position: 'absolute', insetInlineEnd: tokens.spacingHorizontalS, bottom: tokens.spacingVerticalS },
  surface: { width: 'min(90vw, 1200px)', maxWidth: '90vw' },
  enlarged: { height: '70vh', overflow: 'hidden', cursor: 'zoom-in' },
});
