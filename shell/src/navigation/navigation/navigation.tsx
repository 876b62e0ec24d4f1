import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { PanelLeftContractRegular } from '@fluentui/react-icons/headless/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/headless/svg/panel-left-expand';
import { Button, makeStyles, mergeClasses, tokens, useDebouncedCall } from '@specbuilder/shared-ui/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { NAVIGATION_MESSAGES } from '../../messages/navigation.generated.ts';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationGroups, ShellEntry } from './navigation-model.ts';
import {
  NAVIGATION_OPEN_WIDTH,
  NAVIGATION_RAIL_WIDTH,
  type NavigationAction,
  type NavigationMode,
  type NavigationState,
} from './navigation-state.ts';

/** A passing pointer does not unfold the rail, and a slip off it does not fold it (visual.md, section 6). */
const HOVER_OPEN_MS = 150;
const HOVER_CLOSE_MS = 300;

export interface NavigationProps {
  readonly groups: NavigationGroups;
  readonly mode: NavigationMode;
  readonly state: NavigationState;
  readonly dispatch: (action: NavigationAction) => void;
  readonly activeState: string | null;
  readonly logo: ReactNode;
  readonly mark: ReactNode;
  readonly firstScreenIdle: Promise<void>;
  readonly hrefOf: (entry: ShellEntry) => string | null;
  readonly onChoose: (entry: ShellEntry) => void;
}

/** Vertical navigation: open beside the page, folded to a rail that unfolds on hover, or a drawer on phones. */
export function Navigation(props: NavigationProps) {
  const { mode, state, dispatch } = props;
  const styles = useStyles();
  const hover = useHoverIntent(dispatch);
  if (mode === 'drawer') return state.isDrawerOpen ? <PhoneDrawer {...props} /> : null;
  const isFloating = mode === 'rail' && state.isTemporarilyOpen;
  const isFolded = mode === 'rail' && !state.isTemporarilyOpen;
  return (
    <nav
      aria-label={NAVIGATION_MESSAGES.label}
      className={mergeClasses(styles.space, mode === 'rail' && styles.railSpace)}
      {...(mode === 'rail' ? hover : {})}
    >
      <div className={mergeClasses(styles.surface, isFolded && styles.rail, isFloating && styles.floating)}>
        <Content {...props} isFolded={isFolded} />
      </div>
    </nav>
  );
}

function Content({ isFolded, ...props }: NavigationProps & { readonly isFolded: boolean }) {
  const { groups, mode, dispatch, activeState, logo, mark, firstScreenIdle, hrefOf, onChoose } = props;
  const styles = useStyles();
  const onUnfold = () => dispatch({ type: 'hovered' });
  const shared = { activeState, isFolded, firstScreenIdle, hrefOf, onChoose, onUnfold };
  return (
    <>
      <div className={mergeClasses(styles.head, isFolded && styles.headerFolded)}>
        {isFolded ? mark : logo}
        {!isFolded && mode !== 'drawer' && (
          <Button
            appearance="subtle"
            size="small"
            icon={mode === 'open' ? <PanelLeftContractRegular /> : <PanelLeftExpandRegular />}
            aria-label={mode === 'open' ? NAVIGATION_MESSAGES.fold : NAVIGATION_MESSAGES.unfold}
            onClick={() => dispatch({ type: 'fold-toggled', mode })}
          />
        )}
        {mode === 'drawer' && (
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={NAVIGATION_MESSAGES.close}
            onClick={() => dispatch({ type: 'closed' })}
          />
        )}
      </div>
      <div className={styles.groups}>
        <NavigationList items={groups.main} {...shared} />
        {groups.sales.length > 0 && !isFolded && <p className={styles.heading}>{NAVIGATION_MESSAGES.sales}</p>}
        {groups.sales.length > 0 && isFolded && <hr className={styles.rule} />}
        <NavigationList items={groups.sales} {...shared} />
      </div>
      {groups.help.length > 0 && (
        <div className={styles.foot}>
          <NavigationList items={groups.help} {...shared} />
        </div>
      )}
    </>
  );
}

/** Modal: the frame makes the page behind it inert, and Tab stays within it. */
function PhoneDrawer(props: NavigationProps) {
  const styles = useStyles();
  const panel = useRef<HTMLElement>(null);
  const { dispatch } = props;
  const close = () => dispatch({ type: 'closed' });
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div
      role="dialog"
      aria-modal
      aria-label={NAVIGATION_MESSAGES.label}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : trapFocus(event, panel.current))}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={NAVIGATION_MESSAGES.close}
        className={styles.scrim}
        onClick={close}
      />
      <nav ref={panel} aria-label={NAVIGATION_MESSAGES.label} className={mergeClasses(styles.surface, styles.drawer)}>
        <Content {...props} isFolded={false} />
      </nav>
    </div>
  );
}

function trapFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.key !== 'Tab' || event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

function useHoverIntent(dispatch: (action: NavigationAction) => void) {
  const { call } = useDebouncedCall(dispatch, HOVER_OPEN_MS);
  return {
    onMouseEnter: () => call({ type: 'hovered' }),
    onMouseLeave: () => call({ type: 'left' }, HOVER_CLOSE_MS),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && call({ type: 'hovered' }),
    onBlur: (event: FocusEvent) =>
      !event.currentTarget.contains(event.relatedTarget as Node | null) && call({ type: 'left' }, HOVER_CLOSE_MS),
  };
}

const useStyles = makeStyles({
  space: { position: 'sticky', top: 0, flexShrink: 0, width: NAVIGATION_OPEN_WIDTH, height: '100vh', zIndex: 20 },
  railSpace: { width: NAVIGATION_RAIL_WIDTH },
  surface: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: NAVIGATION_OPEN_WIDTH,
    height: '100%',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  rail: { width: NAVIGATION_RAIL_WIDTH },
  floating: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, boxShadow: tokens.shadow28 },
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '318px',
    maxWidth: '85vw',
    zIndex: 60,
    boxShadow: tokens.shadow64,
  },
  scrim: {
    position: 'fixed',
    inset: 0,
    zIndex: 59,
    border: 'none',
    padding: 0,
    backgroundColor: tokens.colorBackgroundOverlay,
  },
  head: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    height: '52px',
    paddingInline: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalS}`,
  },
  headerFolded: { justifyContent: 'center', paddingInline: 0 },
  groups: { flexGrow: 1, padding: tokens.spacingHorizontalS },
  heading: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  rule: { width: '32px', border: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  foot: { padding: tokens.spacingHorizontalS, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});
