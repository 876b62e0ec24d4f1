import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { ToastOutcome, ToastRequest } from '@specbuilder/shared-contracts/platform';
import { Button, Link, makeStyles, Reference, tokens } from '@specbuilder/shared-ui/core';
import { OVERLAY_MESSAGES } from '../messages/overlay.generated.ts';
import { Toast, ToastBody, ToastFooter, ToastTitle } from './fluent.ts';

export interface ShownToast extends ToastRequest {
  readonly id: string;
}

interface ToastCardProps {
  readonly toast: ShownToast;
  /** In the header, which is 52 px high: two lines. */
  readonly isFlat?: boolean;
  readonly onEnd: (outcome: ToastOutcome) => void;
}

/** Title, one line, up to two actions, and a way to close it whatever the actions are. */
export function ToastCard({ toast, isFlat = false, onEnd }: ToastCardProps) {
  const { title, text, reference, actions, durationMs } = toast;
  const styles = useStyles();
  const isDismissedByAction = actions?.some(({ ends }) => ends === 'dismissed') ?? false;
  const close = (
    <Button
      size="small"
      appearance="transparent"
      icon={<DismissRegular />}
      // Two buttons of one name would be hard to distinguish.
      aria-label={isDismissedByAction ? OVERLAY_MESSAGES.close : OVERLAY_MESSAGES.dismiss}
      className={styles.close}
      onClick={() => onEnd({ outcome: 'dismissed' })}
    />
  );
  return (
    <Toast data-testid="toast" className={styles.toast} style={isFlat ? FLAT : undefined}>
      <ToastTitle action={close}>{title}</ToastTitle>
      {text !== undefined && <ToastBody>{text}</ToastBody>}
      {reference !== undefined && (
        <ToastBody>
          <Reference id={reference} />
        </ToastBody>
      )}
      {actions && (
        <ToastFooter style={isFlat ? FLAT : undefined}>
          {actions.map((action) => (
            <Link key={action.id} onClick={() => onEnd({ outcome: 'action', actionId: action.id })}>
              {action.label}
            </Link>
          ))}
        </ToastFooter>
      )}
      {durationMs !== null && <span className={styles.timeLeft} style={{ animationDuration: `${durationMs}ms` }} />}
    </Toast>
  );
}

/** Inline, since its class would be three times as long, and each first visit loads it. */
const FLAT = { paddingBlock: `0 ${tokens.spacingVerticalXS}` };

const useStyles = makeStyles({
  toast: {
    position: 'relative',
    overflow: 'hidden',
    // The timer pauses while a user reads or chooses (visual.md, section 17).
    '&:hover > span:last-child': { animationPlayState: 'paused' },
    '&:focus-within > span:last-child': { animationPlayState: 'paused' },
  },
  close: { minWidth: '24px', height: '24px', padding: 0 },
  timeLeft: {
    position: 'absolute',
    bottom: 0,
    insetInline: 0,
    height: '2px',
    backgroundColor: tokens.colorNeutralStroke1,
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
