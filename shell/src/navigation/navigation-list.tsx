import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type MouseEvent, useState } from 'react';
import { NavigationIcon } from './icons.tsx';
import type { NavigationItem, ShellEntry } from './navigation-model.ts';
import { NAVIGATION_TEXTS } from './texts.ts';

export interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly activeState: string | null;
  /** Icons only; the name is the tooltip. */
  readonly isFolded: boolean;
  readonly hrefOf: (entry: ShellEntry) => string | null;
  readonly onChoose: (entry: ShellEntry) => void;
}

export function NavigationList({ items, ...shared }: NavigationListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        // Titles of the shell's own items change while they are used; the focus must survive that.
        <li key={item.panel ?? item.action ?? item.title}>
          {item.children && item.children.length > 0 && !shared.isFolded ? (
            <Branch item={item} {...shared} />
          ) : (
            <Leaf entry={item} isBeta={item.isBeta} {...shared} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Shared = Omit<NavigationListProps, 'items'>;

function Branch({ item, ...shared }: { readonly item: NavigationItem } & Shared) {
  const styles = useStyles();
  const holdsActive = item.children?.some((child) => child.state === shared.activeState) ?? false;
  const [isOpen, setIsOpen] = useState(holdsActive);
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <NavigationIcon name={item.icon} />
        <span className={styles.title}>{item.title}</span>
        {isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {item.children?.map((child) => (
            <li key={child.title}>
              <Leaf entry={child} isBeta={false} isChild {...shared} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LeafProps extends Shared {
  readonly entry: ShellEntry;
  readonly isBeta: boolean;
  readonly isChild?: boolean;
}

function Leaf({ entry, isBeta, isChild = false, activeState, isFolded, hrefOf, onChoose }: LeafProps) {
  const styles = useStyles();
  const isActive = entry.isChosen ?? isOrHolds(entry, activeState);
  const href = hrefOf(entry);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(entry);
  };
  const content = (
    <>
      {!isChild && <NavigationIcon name={entry.icon} />}
      {!isFolded && <span className={styles.title}>{entry.title}</span>}
      {!isFolded && isBeta && <span className={styles.beta}>{NAVIGATION_TEXTS.beta}</span>}
    </>
  );
  const look = mergeClasses(
    styles.row,
    isChild && styles.child,
    isFolded && styles.folded,
    isActive && styles.active,
    isActive && isFolded && styles.activeFolded,
  );
  const name = isFolded ? { 'aria-label': entry.title, title: entry.title } : {};
  if (href === null) {
    return (
      <button
        type="button"
        className={look}
        onClick={() => onChoose(entry)}
        {...(entry.isChosen === undefined ? {} : { 'aria-pressed': entry.isChosen })}
        {...name}
      >
        {content}
      </button>
    );
  }
  return (
    <a
      href={href}
      className={look}
      onClick={choose}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
      {...name}
    >
      {content}
    </a>
  );
}

function isOrHolds(entry: ShellEntry, state: string | null): boolean {
  return entry.state === state || (entry.children?.some((child) => child.state === state) ?? false);
}

const useStyles = makeStyles({
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
  },
  row: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    width: '100%',
    minHeight: '32px',
    // The end padding is small so that the longest label does not wrap in semibold (visual.md, section 17).
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXXS} ${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (max-width: 639.98px)': { minHeight: '44px' },
  },
  child: { paddingInlineStart: '48px' },
  folded: { justifyContent: 'center', width: '40px', minHeight: '36px', padding: 0, marginInline: 'auto' },
  title: { flexGrow: 1, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  beta: {
    paddingInline: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    fontWeight: tokens.fontWeightMedium,
  },
  active: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '6px',
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  activeFolded: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    '::before': { display: 'none' },
  },
});
