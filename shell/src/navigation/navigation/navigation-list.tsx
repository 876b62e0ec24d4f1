import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { isPlainClick, SITE_PATH } from '@specbuilder/shared-ui/browser';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type MouseEvent, useState } from 'react';
import { NAVIGATION_MESSAGES } from '../../messages/navigation.generated.ts';
import { NavigationIcon } from './icons.tsx';
import type { NavigationItem, ShellEntry } from './navigation-model.ts';

export interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly activeState: string | null;
  /** Icons only; the name is the tooltip. */
  readonly isFolded: boolean;
  readonly hrefOf: (entry: ShellEntry) => string | null;
  readonly onChoose: (entry: ShellEntry) => void;
  readonly firstScreenIdle: Promise<void>;
  /** Makes space for the items below one. */
  readonly onUnfold: () => void;
}

export function NavigationList({ items, ...shared }: NavigationListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        // Titles of the shell's own items change while they are used; the focus must survive that.
        <li key={item.panel ?? item.id ?? item.title}>
          {item.children && item.children.length > 0 ? (
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

/** The same button folded and not, since the rail unfolds under the focus it has. */
function Branch({ item, ...shared }: { readonly item: NavigationItem } & Shared) {
  const styles = useStyles();
  const { activeState, isFolded, firstScreenIdle } = shared;
  const containsActive = item.children?.some((child) => child.state === activeState) ?? false;
  const [isOpen, setIsOpen] = useState(containsActive);
  const isShown = isOpen && !isFolded;
  const toggle = () => {
    if (isFolded) shared.onUnfold();
    setIsOpen(isFolded || !isOpen);
  };
  const Chevron = isOpen ? ChevronUpRegular : ChevronDownRegular;
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.row, isFolded && foldedLook(styles, containsActive))}
        aria-expanded={isShown}
        onClick={toggle}
        {...nameOf(item, isFolded)}
      >
        <NavigationIcon icon={item.icon} firstScreenIdle={firstScreenIdle} />
        {!isFolded && <span className={styles.title}>{item.title}</span>}
        {!isFolded && <Chevron aria-hidden />}
      </button>
      {isShown && (
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

function Leaf({ entry, isBeta, isChild = false, activeState, isFolded, firstScreenIdle, hrefOf, onChoose }: LeafProps) {
  const styles = useStyles();
  const isActive = entry.isChosen ?? entry.state === activeState;
  const href = hrefOf(entry);
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(entry);
  };
  const content = (
    <>
      {!isChild && <NavigationIcon icon={entry.icon} firstScreenIdle={firstScreenIdle} />}
      {!isFolded && <span className={styles.title}>{entry.title}</span>}
      {!isFolded && isBeta && <span className={styles.beta}>{NAVIGATION_MESSAGES.beta}</span>}
    </>
  );
  const look = mergeClasses(
    styles.row,
    isChild && styles.child,
    isFolded ? foldedLook(styles, isActive) : isActive && styles.active,
  );
  const name = nameOf(entry, isFolded);
  if (href === null) {
    return (
      <button type="button" className={look} onClick={() => onChoose(entry)} aria-pressed={entry.isChosen} {...name}>
        {content}
      </button>
    );
  }
  return (
    <a href={SITE_PATH + href} className={look} onClick={choose} aria-current={isActive ? 'page' : undefined} {...name}>
      {content}
    </a>
  );
}

const foldedLook = (styles: ReturnType<typeof useStyles>, isActive: boolean) =>
  mergeClasses(styles.folded, isActive && styles.active, isActive && styles.activeFolded);

/** An icon alone needs its name said, and shown on hover. */
const nameOf = ({ title }: ShellEntry, isFolded: boolean) => (isFolded ? { 'aria-label': title, title } : {});

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
  title: { flexGrow: 1, overflowWrap: 'anywhere' },
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
