import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { PanelId, PanelProps } from '@specbuilder/shared-contracts/platform';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { Ports } from '../../feature/ports.ts';
import { panelsWithShortcut } from './panels-with-shortcut.ts';

/** What a key opens, for those who do not know the key. */
export default function ShortcutButtons({
  ports: { panels, remotes },
}: {
  readonly ports: Pick<Ports, 'panels' | 'remotes'>;
}) {
  const styles = useStyles();
  const offered = panelsWithShortcut(remotes).filter(({ isInToolbar }) => isInToolbar !== false);
  return offered.map(({ name, title, shortcut }) => (
    <button
      key={name}
      type="button"
      className={styles.entry}
      aria-keyshortcuts={shortcut}
      onClick={() => void panels.open(name as PanelId, {} as PanelProps[PanelId])}
    >
      <SearchRegular aria-hidden />
      <span className={styles.title}>{title}</span>
      <kbd aria-hidden className={styles.key}>
        {shortcut}
      </kbd>
    </button>
  ));
}

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalM,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  key: {
    paddingInline: tokens.spacingHorizontalSNudge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
  },
});
