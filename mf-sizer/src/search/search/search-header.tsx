import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import type { ReactNode } from 'react';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import { type SearchAddress, searchParams } from './search-address.ts';
import type { Product } from './use-product.ts';

interface SearchHeaderProps {
  readonly address: SearchAddress;
  readonly product: Product;
  readonly title: string;
  /** The summary of the criteria shows it already. */
  readonly isTitleHidden: boolean;
  /** Shown next to the path of the search. */
  readonly actions: ReactNode;
  /** Assumption chips. */
  readonly children: ReactNode;
}

/** The path of the search, with its duty as the headline. */
export function SearchHeader({ address, product, title, isTitleHidden, actions, children }: SearchHeaderProps) {
  const styles = useStyles();
  const whole = searchParams({ ...address, sub: 0, application: null, resultId: null });
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <nav aria-label={SEARCH_MESSAGES.breadcrumb}>
          <ol className={styles.trail}>
            <li className={styles.step}>
              <ScreenLink state="app.home.start" className={styles.link}>
                {SEARCH_MESSAGES.addProduct}
              </ScreenLink>
              <ChevronRight16Regular aria-hidden />
            </li>
            <li className={styles.step}>
              <ScreenLink state="app.fans.sizer.search" params={whole} className={styles.link}>
                {product.category}
              </ScreenLink>
              <ChevronRight16Regular aria-hidden />
            </li>
            <li className={styles.step} aria-current="page">
              {product.line}
            </li>
          </ol>
        </nav>
        {actions}
      </div>
      {isTitleHidden ? (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      ) : (
        <h1 className={styles.title}>{title}</h1>
      )}
      {children}
    </header>
  );
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalSNudge,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL} 0`,
    '@media (max-width: 639.98px)': {
      paddingInlineStart: tokens.spacingHorizontalM,
      paddingInlineEnd: tokens.spacingHorizontalM,
    },
  },
  way: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Its button comes after the rest of the page and moves nothing.
    minHeight: '32px',
  },
  trail: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
  },
  link: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 650,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums',
  },
});
