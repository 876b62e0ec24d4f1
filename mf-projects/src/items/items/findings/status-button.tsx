import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, ResettableLazy, tokens, useDebouncedCall } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { useState } from 'react';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { itemName } from '../item-values.ts';
import { markOf } from './item-mark.ts';
import { MarkIcon } from './mark-icon.tsx';

const HOVER_MS = 250;

interface StatusButtonProps {
  readonly item: ProjectItem;
  readonly isInGrid: boolean;
}

/** The status of an item; what was found opens on hover and on focus, and Escape closes it. */
export function StatusButton({ item, isInGrid }: StatusButtonProps) {
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const delayed = useDebouncedCall(setOpen, HOVER_MS);
  const now = (open: boolean) => {
    delayed.cancel();
    setOpen(open);
  };
  const { tone, text } = markOf(item);
  return (
    <>
      <button
        ref={setElement}
        type="button"
        className={styles.status}
        aria-label={ITEMS_MESSAGES.status.of({ item: itemName(item), status: text })}
        aria-description={item.findings.map(({ message }) => message).join(' ')}
        onPointerEnter={() => delayed.call(true)}
        onPointerLeave={() => delayed.call(false)}
        onFocus={() => now(true)}
        onBlur={() => now(false)}
        onClick={() => now(true)}
        onKeyDown={({ key }) => key === 'Escape' && now(false)}
        {...(isInGrid && stop('findings'))}
      >
        <MarkIcon tone={tone} /> {text}
      </button>
      {isOpen && (
        <ResettableLazy
          load={() => import('./findings-tip.tsx')}
          props={{
            item,
            target: element,
            onEnter: () => now(true),
            onLeave: () => delayed.call(false),
          }}
          fallback={null}
          failed={() => null}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({
  status: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'help',
    '& svg': { flexShrink: 0 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});
