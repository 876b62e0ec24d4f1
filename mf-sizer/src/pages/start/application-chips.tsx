import type { SubCategory } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

interface ApplicationChipsProps {
  readonly applications: SubCategory['applications'];
  readonly onChoose: (id: SubCategory['applications'][number]['id']) => void;
}

/** Applications of a sub-category; each opens the search for it. */
export function ApplicationChips({ applications, onChoose }: ApplicationChipsProps) {
  const styles = useStyles();
  if (applications.length === 0) return null;
  return (
    <div className={styles.chips}>
      {applications.map(({ id, name }) => (
        <button key={id} type="button" className={styles.chip} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge },
  chip: {
    // Above the card, because the whole card is clickable.
    position: 'relative',
    zIndex: 1,
    minHeight: '24px',
    padding: `1px ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 639.98px)': { minHeight: '44px' },
  },
});
