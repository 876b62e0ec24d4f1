import { makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useId, useRef, useState } from 'react';

const HOVER_MS = 250;

/** An acronym whose definition opens on hover and on focus; Escape closes it and the focus stays (visual.md, 17). */
export function GlossaryTerm({ term }: { readonly term: string }) {
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const definitionId = useId();
  const later = (open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), HOVER_MS);
  };
  const now = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens but that its definition is shown */}
      <abbr
        ref={setElement}
        tabIndex={0}
        className={styles.term}
        aria-describedby={isOpen ? definitionId : undefined}
        onPointerEnter={() => later(true)}
        onPointerLeave={() => later(false)}
        onFocus={() => now(true)}
        onBlur={() => now(false)}
        onKeyDown={({ key }) => key === 'Escape' && now(false)}
      >
        {term}
      </abbr>
      {isOpen && (
        <ResettableLazy
          load={() => import('./definition.tsx')}
          props={{ term, target: element, id: definitionId, onEnter: () => now(true), onLeave: () => later(false) }}
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
