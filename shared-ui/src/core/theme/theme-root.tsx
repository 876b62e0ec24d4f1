import type { Settings } from '@specbuilder/shared-contracts/api';
import type { ThemeState } from '@specbuilder/shared-contracts/platform';
import { type ReactNode, useMemo } from 'react';
import {
  createDOMRenderer,
  FluentProvider,
  makeStaticStyles,
  makeStyles,
  RendererProvider,
  useFocusVisible,
} from '../fluent.ts';
import { buildTheme } from './build-theme.ts';
import { useMediaQuery } from './media-query.ts';
import { InStyleHome, useStyleHome, WithoutThemeStyle } from './style-home.tsx';

export interface ThemeRootProps {
  readonly settings: Settings;
  readonly theme: ThemeState;
  /** Fills its region, as the shell and full-page remotes do. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/** Wraps every React root of the product: brand theme, style nonce, portals that follow the theme. */
export function ThemeRoot(props: ThemeRootProps) {
  const home = useStyleHome();
  return (
    <RendererProvider renderer={home?.renderer ?? pageRenderer()}>
      {home === null ? (
        <ThemedBox {...props} />
      ) : (
        <WithoutThemeStyle>
          <ThemedBox {...props} />
        </WithoutThemeStyle>
      )}
    </RendererProvider>
  );
}

function ThemedBox({ settings, theme, fill = false, children }: ThemeRootProps) {
  const isNarrow = useMediaQuery('(max-width: 639.98px)');
  const { appearance } = settings.manufacturer;
  const fluentTheme = useMemo(
    () => buildTheme(appearance, theme.isDark, isNarrow),
    [appearance, theme.isDark, isNarrow],
  );
  const home = useStyleHome();
  // The provider marks what the keyboard has focused too, but only where it knows the document.
  const focusMarker = useFocusVisible<HTMLDivElement>({ targetDocument: document });
  const styles = useStyles();
  useIconStyles();
  return (
    <FluentProvider
      ref={focusMarker}
      theme={fluentTheme}
      className={fill ? styles.fill : styles.inline}
      data-theme={theme.themeName}
    >
      {home === null ? (
        children
      ) : (
        <InStyleHome home={home} theme={fluentTheme}>
          {children}
        </InStyleHome>
      )}
    </FluentProvider>
  );
}

const useStyles = makeStyles({
  fill: {
    backgroundColor: 'transparent',
    // Every portal wears this class too, and one as large as its page would take each click meant for the page.
    ':not([data-portal-node])': { display: 'flex', flexDirection: 'column', minHeight: '100%' },
  },
  inline: { backgroundColor: 'transparent' },
});

/** What the headless icons leave to the page; zero weight, so that any class wins. */
const useIconStyles = makeStaticStyles({ ':where([data-fui-icon])': { display: 'inline', lineHeight: 0 } });

let renderer: ReturnType<typeof createDOMRenderer> | undefined;

/** One renderer for the page. Griffel writes style elements, which the policy takes only with the page's nonce. */
function pageRenderer() {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  renderer ??= createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});
  return renderer;
}
