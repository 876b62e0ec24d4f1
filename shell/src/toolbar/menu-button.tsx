import { Button, ResettableLazy } from '@specbuilder/shared-ui/core';
import { type ComponentType, type ReactNode, useState } from 'react';

export interface MenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

interface MenuButtonProps<P extends object> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly load: () => Promise<{ readonly default: ComponentType<P & MenuProps> }>;
  /** What the menu is given beside its anchor. */
  readonly menu: P;
  readonly children: ReactNode;
}

/** A button of the toolbar; its menu and the kit for it come with the first click. */
export function MenuButton<P extends object>({ label, className, load, menu, children }: MenuButtonProps<P>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => {
    setIsOpen(false);
    button?.focus();
  };
  return (
    <>
      <Button
        ref={setButton}
        appearance="transparent"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </Button>
      {isOpen && (
        <ResettableLazy load={load} props={{ ...menu, anchor: button, onClose }} fallback={null} failed={() => null} />
      )}
    </>
  );
}
