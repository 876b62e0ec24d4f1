import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { horsepowerName, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { makeStyles, mergeClasses, tokens, useDrawnIn, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { Switch } from '@specbuilder/shared-ui/data';
import { memo } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { GroupIcon } from './group-icon.tsx';
import { checkedOf, groupElementId, groupTitle, type ShownGroup } from './option-groups.ts';
import { scrollBehavior } from './scroll-behavior.ts';
import { useGroupInView } from './use-group-in-view.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface AnchorMenuProps {
  readonly page: OptionsPageState;
  /** A row of chips above the groups, where there is no space beside them. */
  readonly isRow: boolean;
}

/** The groups with how many are chosen and where something is to fix; leads to them. */
export function AnchorMenu({ page, isRow }: AnchorMenuProps) {
  const styles = useStyles();
  const { item, groups, messages, isChosenOnly, setChosenOnly } = page;
  const [inView, goTo] = useGroupInView(groups.map(({ name }) => groupElementId(name)));
  return (
    <nav aria-label={OPTIONS_MESSAGES.menu} className={isRow ? styles.row : styles.column}>
      <ul className={mergeClasses(styles.list, isRow && styles.listRow)}>
        {groups.map((group) => (
          <li key={group.name}>
            <Anchor
              name={group.name}
              fact={factOf(group, item)}
              toFix={messages.get(group.name)?.errors.length ?? 0}
              isRow={isRow}
              isCurrent={inView === groupElementId(group.name)}
              onGo={goTo}
            />
          </li>
        ))}
      </ul>
      {!isRow && (
        <div className={styles.filter}>
          <Switch
            label={OPTIONS_MESSAGES.chosenOnly}
            checked={isChosenOnly}
            onChange={(_, { checked }) => setChosenOnly(checked)}
          />
        </div>
      )}
    </nav>
  );
}

/** The motor, or how many are chosen. */
function factOf(group: ShownGroup, { motor }: OptionsPageState['item']): string {
  if (group.name === OptionGroup.FanMotor)
    return OPTIONS_MESSAGES.horsepower({ name: horsepowerName(motor.horsepower) });
  return String(checkedOf(group).length || '');
}

interface AnchorProps extends Pick<AnchorMenuProps, 'isRow'> {
  readonly name: string;
  readonly fact: string;
  readonly toFix: number;
  readonly isCurrent: boolean;
  readonly onGo: (id: string) => void;
}

const Anchor = memo(({ name, fact, toFix, isRow, isCurrent, onGo }: AnchorProps) => {
  const styles = useStyles();
  const drawnIn = useDrawnIn();
  const id = groupElementId(name);
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className={mergeClasses(styles.anchor, isRow && styles.chip, isCurrent && (isRow ? styles.chipOn : styles.on))}
      onClick={(event) => {
        event.preventDefault();
        onGo(id);
        drawnIn.getElementById(id)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
      }}
    >
      {!isRow && <GroupIcon group={name} />}
      <span className={styles.name}>{groupTitle(name)}</span>
      {toFix > 0 ? (
        <>
          <ErrorCircle16Filled className={styles.error} aria-hidden />
          <VisuallyHidden>{OPTIONS_MESSAGES.toFixIn({ count: toFix })}</VisuallyHidden>
        </>
      ) : (
        !isRow && <span className={styles.count}>{fact}</span>
      )}
    </a>
  );
});

const FRAME_TOP = 'var(--frame-top, 52px)';

const useStyles = makeStyles({
  column: {
    position: 'sticky',
    top: `calc(${FRAME_TOP} + 16px)`,
    alignSelf: 'flex-start',
    boxSizing: 'border-box',
    minWidth: 0,
    // A unit has more groups than fit above the price in a low window.
    maxHeight: `calc(100vh - ${FRAME_TOP} - 112px)`,
    overflowY: 'auto',
  },
  row: {
    '@media (min-height: 400px)': { position: 'sticky' },
    top: FRAME_TOP,
    zIndex: 3,
    marginInline: '-24px',
    padding: `${tokens.spacingVerticalS} 24px`,
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': { marginInline: '-12px', paddingInline: '12px' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyle: 'none' },
  listRow: { flexDirection: 'row', gap: tokens.spacingHorizontalS },
  anchor: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '34px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& > svg': { flexShrink: 0, fontSize: '20px' },
  },
  on: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  chip: {
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '44px', boxSizing: 'border-box' },
  },
  chipOn: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { flexGrow: 1, minWidth: 0 },
  count: {
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  error: { color: tokens.colorPaletteRedForeground1 },
  filter: {
    marginTop: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
