import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, mergeClasses, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { giveFocus, isFocusLost } from '../focus/focus.ts';
import { OverlayFailed } from '../overlays/overlay-failed.tsx';
import { showFailureToast } from '../overlays/show-failure-toast.ts';

export interface MenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

interface MenuButtonProps<P extends object> {
  readonly label: string;
  readonly className?: string | undefined;
  /** A picture says by itself that it opens something. */
  readonly isPicture?: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<P & MenuProps> }>;
  /** What the menu is given beside its anchor. */
  readonly menu: P;
  /** Report a menu that could not be fetched. */
  readonly toasts: ToastService;
  readonly children: ReactNode;
}

/** A button of the toolbar; its menu and the kit for it come with the first click. */
export function MenuButton<P extends object>({
  label,
  className,
  isPicture = false,
  load,
  menu,
  toasts,
  children,
}: MenuButtonProps<P>) {
  const styles = useStyles();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => {
    setIsOpen(false);
    giveFocus(button);
  };
  useEffect(() => {
    // By then the menu has gone, and with it whatever had the focus in it.
    return () => void (isOpen && isFocusLost() && giveFocus(button));
  }, [isOpen, button]);
  const onFailed = () => {
    onClose();
    showFailureToast(toasts);
  };
  return (
    <>
      <Button
        ref={setButton}
        appearance="transparent"
        className={mergeClasses(styles.button, className)}
        icon={isPicture ? null : <ChevronDownRegular fontSize={16} />}
        iconPosition="after"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </Button>
      {isOpen && (
        <ResettableLazy
          load={load}
          props={{ ...menu, anchor: button, onClose }}
          fallback={null}
          failed={() => <OverlayFailed onFailed={onFailed} />}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({ button: { minWidth: 0, paddingInline: tokens.spacingHorizontalS } });
