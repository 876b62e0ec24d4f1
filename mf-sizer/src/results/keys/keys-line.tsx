import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { KEYS_MESSAGES } from '../../messages/keys.generated.ts';
import { KeyHint } from './key-hint.tsx';

/** Keyboard shortcuts of the rows for keyboard users, with a link to all shortcuts. */
export function KeysLine() {
  const styles = useStyles();
  const { navigation, panels } = usePlatform();
  // A page that has the search alone has no panels beside it.
  const hasPanels = navigation.href('app.fans.sizer.schedule', {}) !== null;
  return (
    <p className={styles.line}>
      <Keys names={['↑', '↓']} does={KEYS_MESSAGES.move} />
      <Keys names={[KEYS_MESSAGES.space]} does={KEYS_MESSAGES.compare} />
      <Keys names={[KEYS_MESSAGES.enter]} does={KEYS_MESSAGES.expand} />
      {hasPanels && (
        <button type="button" className={styles.all} onClick={() => void panels.open('keys', {})}>
          <Keys names={['?']} does={KEYS_MESSAGES.all} />
        </button>
      )}
    </p>
  );
}

function Keys({ names, does }: { readonly names: readonly string[]; readonly does: string }) {
  const styles = useStyles();
  return (
    <span className={styles.keys}>
      {names.map((name) => (
        <KeyHint key={name}>{name}</KeyHint>
      ))}{' '}
      {does}
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (pointer: coarse)': { display: 'none' },
    '@media (max-width: 959.98px)': { display: 'none' },
  },
  keys: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  all: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
