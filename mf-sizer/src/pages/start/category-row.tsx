import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { categoryPictogram } from './category-pictogram.ts';
import { AllLinesCard, SubCategoryCard } from './sub-category-card.tsx';

interface CategoryRowProps {
  readonly category: TopCategory;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A category and, when open, its sub-categories with their applications. */
export function CategoryRow({ category, isOpen, onToggle }: CategoryRowProps) {
  const styles = useStyles();
  const bodyId = `category-${category.id}`;
  return (
    <div className={styles.row}>
      <h3 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className={styles.picture}>
            <Pictogram name={categoryPictogram(category)} sizePx={28} />
          </span>
          <span className={styles.name}>{category.name}</span>
          <span className={styles.description}>{category.description}</span>
          <span className={styles.range}>{category.rangeText}</span>
          <ChevronDownRegular aria-hidden className={isOpen ? styles.turned : undefined} />
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            {category.subCategories.map((sub) => (
              <SubCategoryCard key={sub.id} category={category} sub={sub} />
            ))}
            {category.subCategories.length > 1 && <AllLinesCard category={category} />}
          </>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  // One picture for both ways: the first page carries it.
  turned: { rotate: '180deg' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: { margin: 0, fontWeight: 'inherit', fontSize: 'inherit' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    width: '100%',
    minHeight: '60px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (max-width: 639.98px)': { flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  },
  picture: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderRadius: tokens.borderRadiusMedium,
  },
  name: {
    width: '300px',
    flexShrink: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 1023.98px)': { width: '200px' },
    '@media (max-width: 639.98px)': { width: 'auto', flexGrow: 1, flexShrink: 1 },
  },
  description: {
    flexGrow: 1,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639.98px)': { order: 1, flexBasis: '100%', paddingInlineStart: '52px' },
  },
  range: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { order: 2, flexBasis: '100%', paddingInlineStart: '52px' },
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: tokens.spacingHorizontalMNudge,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL} 72px`,
    '&[hidden]': { display: 'none' },
    '@media (max-width: 639.98px)': {
      paddingInlineStart: tokens.spacingHorizontalM,
      paddingInlineEnd: tokens.spacingHorizontalM,
    },
  },
});
