import { makeStyles, ResettableLazy, tokens, useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useId, useState } from 'react';

const HOVER_MS = 250;

/** An acronym whose definition opens on hover and on focus; Escape closes it and the focus stays (visual.md, 17). */
export function GlossaryTerm({ term }: { readonly term: string }) {
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const delayed = useDebouncedCall(setOpen, HOVER_MS);
  const definitionId = useId();
  const now = (open: boolean) => {
    delayed.cancel();
    setOpen(open);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens but that its definition is shown */}
      <abbr
        ref={setElement}
        tabIndex={0}
        className={styles.term}
        aria-describedby={isOpen ? definitionId : undefined}
        onPointerEnter={() => delayed.call(true)}
        onPointerLeave={() => delayed.call(false)}
        onFocus={() => now(true)}
        onBlur={() => now(false)}
        onKeyDown={({ key }) => key === 'Escape' && now(false)}
      >
        {term}
      </abbr>
      {isOpen && (
        <ResettableLazy
          load={() => import('./definition.tsx')}
          props={{
            term,
            target: element,
            id: definitionId,
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
  term: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    cursor: 'help',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});
