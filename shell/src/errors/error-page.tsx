import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ERROR_PAGE_ACTIONS, ERROR_PAGE_TEXTS } from './texts.ts';

export type ErrorPath = keyof typeof ERROR_PAGE_TEXTS;
export const ERROR_PATHS = Object.keys(ERROR_PAGE_TEXTS) as ErrorPath[];

interface ErrorPageProps {
  readonly path: ErrorPath;
  /** Address as typed, on the not-found page. */
  readonly address: string | null;
  readonly onHome: () => void;
  readonly onSignIn: () => void;
}

/** Content-only pages for a direct link, for the provider's refusal and for addresses nobody has. */
export function ErrorPage({ path, address, onHome, onSignIn }: ErrorPageProps) {
  const styles = useStyles();
  const { number, title, text } = ERROR_PAGE_TEXTS[path];
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden>
        {number}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {address !== null && <p className={styles.address}>{address}</p>}
      <div className={styles.actions}>
        {number === '401' && (
          <Button appearance="primary" onClick={onSignIn}>
            {ERROR_PAGE_ACTIONS.signIn}
          </Button>
        )}
        <Button appearance={number === '401' ? 'secondary' : 'primary'} onClick={onHome}>
          {ERROR_PAGE_ACTIONS.home}
        </Button>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    textAlign: 'center',
    padding: tokens.spacingHorizontalXXL,
  },
  number: {
    margin: 0,
    fontSize: tokens.fontSizeHero1000,
    lineHeight: tokens.lineHeightHero1000,
    color: tokens.colorBrandForeground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  text: { margin: `${tokens.spacingVerticalS} 0`, color: tokens.colorNeutralForeground2, maxWidth: '52ch' },
  address: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalL },
});
