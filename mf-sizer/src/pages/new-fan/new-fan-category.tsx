import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import type { RequestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import { useOpenSearch } from '../../duty/new-search/use-open-search.ts';
import { NEW_FAN_MESSAGES } from '../../messages/new-fan.generated.ts';
import { inSentence } from '../../results/wording/in-sentence.ts';
import { ApplicationChips } from '../start/application-chips.tsx';
import { categoryPictogram } from '../start/category-pictogram.ts';

interface NewFanCategoryProps {
  readonly category: TopCategory;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The duty that the drawings require, in the form of a search address. */
  readonly duty: RequestedCriteria;
}

/** A category and, when open, its sub-categories and applications, each of which opens the search. */
export function NewFanCategory({ category, isOpen, onToggle, duty }: NewFanCategoryProps) {
  const styles = useStyles();
  const openSearch = useOpenSearch(category.fanCategoryType, true, duty);
  const bodyId = `new-fan-${category.id}`;
  return (
    <div className={styles.category}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className={styles.picture}>
            <Pictogram name={categoryPictogram(category)} sizePx={28} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{category.name}</span>
            <span className={styles.description}>{category.description}</span>
          </span>
          {isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen &&
          category.subCategories.map((sub) => (
            <div key={sub.id} className={styles.sub}>
              <span className={styles.picture}>
                <Pictogram name={sub.pictogram} sizePx={28} />
              </span>
              <div className={styles.words}>
                <Link as="button" className={styles.link} onClick={() => openSearch(sub.id, null)}>
                  {sub.name}
                </Link>
                <ApplicationChips applications={sub.applications} onChoose={(id) => openSearch(sub.id, id)} />
              </div>
            </div>
          ))}
        {isOpen && category.subCategories.length > 1 && (
          <Link as="button" className={mergeClasses(styles.link, styles.all)} onClick={() => openSearch(0, null)}>
            {NEW_FAN_MESSAGES.searchAll({ category: inSentence(category.name) })}
          </Link>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  category: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: { margin: 0, fontWeight: 'inherit', fontSize: 'inherit' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '52px',
    padding: `${tokens.spacingVerticalXS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: tokens.spacingVerticalXXS },
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
  sub: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  link: { alignSelf: 'flex-start', textAlign: 'start' },
  all: { marginBlock: tokens.spacingVerticalM },
});
