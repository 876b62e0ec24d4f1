import type { ReactNode } from 'react';
import { makeStyles, tokens } from '../fluent.ts';

interface EmptyStateProps {
  /** Picture of what belongs here. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** 'h1' where nothing else on the screen is its heading. */
  readonly titleAs?: 'p' | 'h1';
  readonly text?: string;
  /** One primary and one secondary action at most (visual.md, section 12). */
  readonly actions?: ReactNode;
}

export function EmptyState({ picture, title, titleAs: Title = 'p', text, actions }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
  },
  picture: { width: '96px', height: '96px', color: tokens.colorNeutralForeground3 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '52ch' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
});
