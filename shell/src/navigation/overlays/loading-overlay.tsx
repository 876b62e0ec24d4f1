import type { Readable } from '@specbuilder/shared-contracts/platform';
import { makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { OVERLAY_MESSAGES } from '../../messages/overlay.generated.ts';

/** Line under the toolbar while a server call is in progress; nothing on the page moves or is blocked. */
export function LoadingOverlay({ isVisible }: { readonly isVisible: Readable<boolean> }) {
  const styles = useStyles();
  if (!useReadable(isVisible)) return null;
  return (
    <div
      role="progressbar"
      aria-label={OVERLAY_MESSAGES.loading}
      data-testid="loading-overlay"
      className={styles.track}
    >
      <div className={styles.bar} />
    </div>
  );
}

const useStyles = makeStyles({
  track: { position: 'fixed', insetInline: 0, top: 0, height: '2px', overflow: 'hidden', zIndex: 1000 },
  bar: {
    width: '40%',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandStroke,
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
    animationDuration: '1200ms',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { width: '100%', animationName: 'none' },
  },
});
