import { focusedElement } from '@specbuilder/shared-ui/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Popover, type PopoverProps, PopoverSurface, usePopoverContext_unstable } from './fluent.ts';

export interface OpenerProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface LazyPopoverProps extends Pick<PopoverProps, 'positioning' | 'withArrow'> {
  readonly opener: (props: OpenerProps) => ReactElement;
  readonly surface: Omit<ComponentProps<typeof PopoverSurface>, 'children' | 'ref'> & {
    readonly 'data-testid'?: string;
  };
  /** What is in it; it may close it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A popover that holds the focus, drawn from its first opening on. A closed one of Fluent makes two hidden elements at
 * the ends of the page that take the focus (axe's aria-hidden-focus), and follows the place of its button for nothing.
 */
export function LazyPopover({ opener, surface, children, ...props }: LazyPopoverProps) {
  const button = useRef<HTMLElement | null>(null);
  const setButton = useCallback((element: HTMLElement | null) => {
    button.current = element;
  }, []);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const surfaceRef = useFocusBack(button);
  const show = (isNext: boolean) => {
    setOpen(isNext);
    if (isNext) setWasOpened(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.isDefaultPrevented()) return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <>
      {opener({ ref: setButton, 'aria-expanded': isOpen, onClick: () => show(!isOpen), onKeyDown })}
      {wasOpened && (
        <Popover {...props} trapFocus open={isOpen} onOpenChange={(_, { open }) => show(open)}>
          <OpenedBy button={button} />
          <PopoverSurface {...surface} ref={surfaceRef}>
            {children(() => setOpen(false))}
          </PopoverSurface>
        </Popover>
      )}
    </>
  );
}

type ButtonRef = RefObject<HTMLElement | null>;

/** Passes the button to Fluent's popover as its anchor, instead of its own trigger. */
function OpenedBy({ button }: { readonly button: ButtonRef }) {
  const trigger = usePopoverContext_unstable(({ triggerRef }) => triggerRef);
  useLayoutEffect(() => {
    trigger.current = button.current;
  }, [trigger, button]);
  return null;
}

/** Once the surface has gone, and only when the focus would be lost: who went on to something else keeps it. */
function useFocusBack(button: ButtonRef): RefCallback<HTMLElement> {
  return useCallback(
    (surface) => {
      if (surface !== null) return;
      setTimeout(() => {
        const focused = focusedElement();
        if (focused === null || focused === document.body) button.current?.focus({ preventScroll: true });
      });
    },
    [button],
  );
}
