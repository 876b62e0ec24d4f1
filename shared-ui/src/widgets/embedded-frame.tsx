import { FRAME_DEFAULT_HEIGHT_PX } from '@specbuilder/shared-contracts/domain';
import { makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';

interface EmbeddedFrameProps {
  readonly src: string;
  /** What is shown inside, for screen readers. */
  readonly title: string;
  readonly heightPx?: number;
}

const SKELETON_ROW_PX = 62;

/** A foreign page inside ours (WID-003). */
export function EmbeddedFrame({ src, title, heightPx = FRAME_DEFAULT_HEIGHT_PX }: EmbeddedFrameProps) {
  const styles = useStyles();
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.space} style={{ height: `${heightPx}px` }}>
      {!isLoaded && (
        <SkeletonRows rows={Math.max(1, Math.floor(heightPx / SKELETON_ROW_PX))} rowHeightPx={SKELETON_ROW_PX} />
      )}
      <iframe
        src={src}
        title={title}
        height={heightPx}
        referrerPolicy="strict-origin"
        className={styles.frame}
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}

const useStyles = makeStyles({
  space: { position: 'relative', overflow: 'hidden', borderRadius: tokens.borderRadiusMedium },
  frame: { position: 'absolute', inset: 0, width: '100%', border: 'none' },
});
