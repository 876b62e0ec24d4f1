import { Button, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import type { FeaturePageProps } from '../../feature/define-feature.ts';
import { BrandLogo } from '../../frame/frame/brand.tsx';
import { ERROR_PAGE_MESSAGES } from '../../messages/error-page.generated.ts';
import { ERROR_PAGE_ACTIONS_MESSAGES } from '../../messages/error-page-actions.generated.ts';
import type { ErrorPath } from './error-paths.ts';

interface ErrorPageProps extends FeaturePageProps<'history' | 'session' | 'settings' | 'theme'> {
  /** False where the brand is named elsewhere on the page. */
  readonly isAlone?: boolean;
}

/** Content-only pages for a direct link, for the provider's rejection and for unknown addresses. */
export default function ErrorPage({ ports, path, isAlone = true, onHome }: ErrorPageProps) {
  const styles = useStyles();
  const { manufacturer } = useReadable(ports.settings);
  const { isDark } = useReadable(ports.theme.state);
  const art = manufacturer.frontPageImg;
  const { number, title, text } = ERROR_PAGE_MESSAGES[path as ErrorPath];
  const address = failedAddressOf(ports.history.location.state);
  return (
    <div className={styles.page}>
      {isAlone && (
        <div className={styles.logo}>
          <BrandLogo manufacturer={manufacturer} isDark={isDark} />
        </div>
      )}
      <p className={styles.number} aria-hidden>
        {art !== '' && <span className={styles.art} style={{ maskImage: `url(${art}), ${FADE}` }} />}
        {number}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {address !== null && <p className={styles.address}>{address}</p>}
      <div className={styles.actions}>
        {number === '401' && (
          <Button appearance="primary" onClick={() => void ports.session.signIn()}>
            {ERROR_PAGE_ACTIONS_MESSAGES.signIn}
          </Button>
        )}
        <Button appearance={number === '401' ? 'secondary' : 'primary'} onClick={onHome}>
          {ERROR_PAGE_ACTIONS_MESSAGES.home}
        </Button>
      </div>
    </div>
  );
}

/** Address as typed, which the not-found page names. */
function failedAddressOf(state: unknown): string | null {
  const address = (state as { readonly address?: unknown } | null)?.address;
  return typeof address === 'string' ? address : null;
}

/** The lines come out of the surface and go back into it. */
const FADE = 'linear-gradient(to right, transparent, black 30%, black 70%, transparent)';

const useStyles = makeStyles({
  page: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    textAlign: 'center',
    padding: tokens.spacingHorizontalXXL,
  },
  logo: {
    position: 'absolute',
    top: tokens.spacingVerticalXXL,
    insetInlineStart: tokens.spacingHorizontalXXL,
  },
  number: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 'min(420px, 100%)',
    height: '216px',
    margin: 0,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: 650,
    color: tokens.colorBrandForeground1,
    '@media (max-width: 639.98px)': { height: '140px' },
  },
  art: {
    position: 'absolute',
    inset: 0,
    backgroundColor: tokens.colorBrandStroke2,
    // The streamlines part round a point at 66 % of the art's width, which is where the number is.
    maskSize: 'auto 110%, 100% 100%',
    maskPosition: 'calc(50% - 116px) center, center',
    maskRepeat: 'no-repeat',
    maskComposite: 'intersect',
    '@media (max-width: 639.98px)': { maskPosition: 'calc(50% - 75px) center, center' },
  },
  title: {
    margin: `${tokens.spacingVerticalL} 0 0`,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
  },
  text: { margin: `${tokens.spacingVerticalS} 0`, color: tokens.colorNeutralForeground2, maxWidth: '52ch' },
  address: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalL },
});
