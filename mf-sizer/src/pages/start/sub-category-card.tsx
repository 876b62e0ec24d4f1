import type { SubCategory, TopCategory } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { GlossaryText } from '@specbuilder/shared-ui/glossary';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useId } from 'react';
import { useOpenSearch } from '../../duty/new-search/use-open-search.ts';
import { START_MESSAGES } from '../../messages/start.generated.ts';
import { inSentence } from '../../results/wording/in-sentence.ts';
import { prefetch } from '../../search/prefetch/prefetch.ts';
import { loadSearchPage } from '../pages/pages.ts';
import { ApplicationChips } from './application-chips.tsx';

interface CardProps {
  readonly category: TopCategory;
}

/** Who points at a card or tabs into it will search next. Fetching earlier would cost every visitor 230 KB. */
const comeCloser = () => prefetch(loadSearchPage);

/** A sub-category; the card opens its search, a chip the search for one application. */
export function SubCategoryCard({ category, sub }: CardProps & { readonly sub: SubCategory }) {
  const styles = useStyles();
  const openSearch = useOpenSearch(category.fanCategoryType);
  const description = useId();
  return (
    <article className={styles.card} onPointerEnter={comeCloser} onFocus={comeCloser}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Pictogram name={sub.pictogram} sizePx={32} />
        </span>
        <div className={styles.words}>
          <button
            type="button"
            className={mergeClasses(styles.name, styles.search)}
            aria-label={START_MESSAGES.searchSub({ name: sub.name })}
            aria-describedby={description}
            onClick={() => openSearch(sub.id, null)}
          >
            {sub.name}
          </button>
          <span id={description} className={styles.description}>
            {sub.description}
          </span>
        </div>
      </div>
      <ApplicationChips applications={sub.applications} onChoose={(id) => openSearch(sub.id, id)} />
    </article>
  );
}

/** All lines of the category in one search. */
export function AllLinesCard({ category }: CardProps) {
  const styles = useStyles();
  const openSearch = useOpenSearch(category.fanCategoryType);
  return (
    <article className={mergeClasses(styles.card, styles.dashed)}>
      <p className={mergeClasses(styles.name, styles.paragraph)}>{START_MESSAGES.allLines}</p>
      <p className={mergeClasses(styles.description, styles.paragraph)}>
        <GlossaryText>
          {START_MESSAGES.allLinesText({ lines: category.lineCount, category: inSentence(category.name) })}
        </GlossaryText>
      </p>
      <Link as="button" className={styles.link} onClick={() => openSearch(0, null)}>
        {START_MESSAGES.searchAll({ category: inSentence(category.name) })}
      </Link>
    </article>
  );
}

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':has(> div button:hover)': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
  },
  dashed: { border: `1px dashed ${tokens.colorNeutralStroke1}` },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  search: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    // The whole card is clickable and shows the focus; the chips above it handle their own clicks and focus.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  description: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  paragraph: { margin: 0 },
  link: { alignSelf: 'flex-start' },
});
