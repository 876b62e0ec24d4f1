import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { type ItemsView, useView } from './use-view.ts';

const VIEWS: readonly ItemsView[] = ['items', 'scheduled'];

/** Items by themselves, or as scheduled against offered. */
export function ViewSwitch() {
  const styles = useStyles();
  const [view, choose] = useView();
  return (
    <fieldset className={styles.group} aria-label={ITEMS_MESSAGES.views.label}>
      {VIEWS.map((item) => (
        <button
          key={item}
          type="button"
          className={mergeClasses(styles.view, item === view && styles.chosen)}
          aria-pressed={item === view}
          onClick={() => choose(item)}
        >
          {ITEMS_MESSAGES.views[item]}
        </button>
      ))}
    </fieldset>
  );
}

const useStyles = makeStyles({
  group: {
    display: 'inline-flex',
    margin: 0,
    padding: tokens.spacingHorizontalXXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  view: {
    minHeight: '26px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (max-width: 639.98px)': { minHeight: '40px' },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});
