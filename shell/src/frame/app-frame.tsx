import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import type { StateName } from '@specbuilder/shared-contracts/platform';
import {
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  ThemeRoot,
  tokens,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { QueryClientProvider, useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { DIAGNOSTICS_PATH } from '../diagnostics/diagnostics-access.ts';
import { DIAGNOSTICS_TITLE } from '../diagnostics/door-texts.ts';
import { ERROR_PATHS } from '../errors/error-paths.ts';
import { LanguageButton } from '../language/language-button.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { navigationFor, type ShellEntry } from '../navigation/navigation-model.ts';
import { LoadingOverlay } from '../notices/loading-overlay.tsx';
import { Notices } from '../notices/notices.tsx';
import { useOwnNavigation } from '../own-area/use-own-navigation.ts';
import { PanelFrames } from '../panels/panel-frames.tsx';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import { HOME_PATH } from '../routing/route-controller.ts';
import type { Shell } from '../shell.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { BrandLogo, BrandMark } from './brand.tsx';
import { MAIN_ID, MainRegion } from './main-region.tsx';
import { OwnPage } from './own-page.tsx';
import { FRAME_TEXTS } from './texts.ts';
import { useNavigation } from './use-navigation.ts';

interface AppFrameProps {
  readonly shell: Shell;
}

/** Everything that lives when every remote is dead: navigation, toolbar, main region, panels, notices. */
export function AppFrame({ shell }: AppFrameProps) {
  const { services, platform } = shell;
  const settings = useReadable(services.settings);
  const theme = useReadable(services.theme.state);
  return (
    <ThemeRoot settings={settings} theme={theme} fill>
      <QueryClientProvider client={platform.shared.queries}>
        <Frame shell={shell} />
        <PanelFrames shell={shell} />
        {services.store.isStoreView && (
          <ResettableLazy
            // Fetched with the shop's first screen, long before anything is held.
            load={() => import('../commerce/store-hold.tsx')}
            props={services.store}
            fallback={null}
            failed={() => null}
          />
        )}
        <Notices toasts={services.toasts} dialogs={services.dialogs} />
      </QueryClientProvider>
    </ThemeRoot>
  );
}

function Frame({ shell }: AppFrameProps) {
  const styles = useStyles();
  usePageStyles();
  const { services, routes, regions } = shell;
  const route = useReadable(routes.current);
  const layout = shell.layoutOf(route);
  const ownPath = ERROR_PATHS.find((path) => path === route.path.split('?')[0]);
  const goHome = () => services.history.push(HOME_PATH);
  return (
    <div
      className={mergeClasses(
        styles.frame,
        layout === 'contentOnly' && styles.bare,
        services.store.isStoreView && styles.seeThrough,
      )}
    >
      <a href={`#${MAIN_ID}`} className={styles.skip} onClick={focusMain}>
        {FRAME_TEXTS.skipToContent}
      </a>
      <LoadingOverlay isVisible={shell.loading.isOverlayVisible} />
      <RouteAnnouncer title={shell.announcedTitle} />
      <Chrome shell={shell} hasNavigation={layout === 'verticalNavigation'} hasToolbar={layout !== 'contentOnly'}>
        <MainRegion
          region={regions.state}
          remotesRef={shell.setRemotesElement}
          onRetry={(remote) => void regions.retry(remote)}
          onHome={route.path.startsWith(HOME_PATH) ? null : goHome}
          ownPage={
            route.path.split('?')[0] === DIAGNOSTICS_PATH ? (
              <OwnPage
                key={DIAGNOSTICS_PATH}
                title={DIAGNOSTICS_TITLE}
                load={() => import('../diagnostics/diagnostics-door.tsx')}
                props={{ shell, onHome: goHome }}
              />
            ) : (
              ownPath && (
                <OwnPage
                  key={ownPath}
                  title={ownPath}
                  load={() => import('../errors/error-page.tsx')}
                  props={{
                    shell,
                    path: ownPath,
                    address: addressOf(services.history.location.state),
                    isAlone: true,
                    onHome: goHome,
                  }}
                />
              )
            )
          }
        />
      </Chrome>
    </div>
  );
}

interface ChromeProps extends AppFrameProps {
  readonly hasNavigation: boolean;
  readonly hasToolbar: boolean;
  readonly children: React.ReactNode;
}

function Chrome({ shell, hasNavigation, hasToolbar, children }: ChromeProps) {
  const styles = useStyles();
  const { services, platform, routes } = shell;
  const { session, theme } = services;
  const settings = useReadable(services.settings);
  const user = useReadable(session.user);
  const { isDark } = useReadable(theme.state);
  const match = useReadable(routes.current).match;
  const navigation = useNavigation(shell, match?.route.foldsNavigation ?? false);
  const own = useOwnNavigation(shell);
  const groups = useMemo(
    () =>
      navigationFor(services.remotes, own, {
        ...{ roles: user?.roles ?? null, features: settings.app.appFeatures },
        isScreenSmall: navigation.isScreenSmall,
      }),
    [services.remotes, own, user, settings, navigation.isScreenSmall],
  );
  const brand = { manufacturer: settings.manufacturer, isDark };
  const hrefOf = ({ state }: ShellEntry) => (state ? platform.navigation.href(state as StateName) : null);
  const projectName = useCurrentProjectName(shell);
  const isNavigationHidden = hasNavigation && navigation.mode === 'drawer';
  return (
    <div className={styles.columns}>
      {hasNavigation && (
        <Navigation
          groups={groups}
          mode={navigation.mode}
          state={navigation.state}
          dispatch={navigation.dispatch}
          activeState={match?.route.state ?? null}
          logo={<BrandLogo {...brand} />}
          mark={<BrandMark {...brand} />}
          hrefOf={hrefOf}
          onChoose={(entry) => shell.choose(entry)}
        />
      )}
      <div className={styles.page} inert={isNavigationHidden && navigation.state.isDrawerOpen}>
        {hasToolbar && (
          <Toolbar
            brand={
              hasNavigation && !isNavigationHidden ? null : (
                <ToolbarBrand {...brand} isShort={isNavigationHidden && user !== null} />
              )
            }
            user={user}
            canEditAccount={user?.isExternal === false}
            projectName={projectName}
            currency={navigation.isScreenSmall ? null : <CurrencyButton shell={shell} />}
            language={navigation.isScreenSmall ? null : <LanguageButton shell={shell} />}
            toasts={services.toasts}
            isDark={isDark}
            isNavigationHidden={isNavigationHidden}
            onOpenNavigation={() => navigation.dispatch({ type: 'drawer-toggled' })}
            onChooseProject={() => void shell.chooseProject()}
            onToggleTheme={theme.toggleVariant}
            onChooseTheme={navigation.isScreenSmall ? null : () => void shell.panels.open('theme', {})}
            onSignIn={() => void session.signIn()}
            onSignOut={() => void session.signOut()}
            onEditAccount={() => services.history.push(platform.navigation.href('app.accounts.edit') ?? HOME_PATH)}
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** Beside the project on a phone there is no room for the brand's name. */
function ToolbarBrand({ isShort, ...brand }: Parameters<typeof BrandLogo>[0] & { readonly isShort: boolean }) {
  return isShort ? <BrandMark {...brand} /> : <BrandLogo {...brand} />;
}

/** Name of the open project from the cache that every remote shares. */
function useCurrentProjectName(shell: Shell): string | null {
  const { services, platform } = shell;
  const projectId = useReadable(platform.shared.currentProject);
  const user = useReadable(services.session.user);
  const { data } = useQuery({
    ...services.apiQueries.projectStubs.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: projectId !== null && user !== null,
  });
  return projectId !== null && data ? decodeProjectName(data.displayName) : null;
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

function addressOf(state: unknown): string | null {
  const address = (state as { readonly address?: unknown } | null)?.address;
  return typeof address === 'string' ? address : null;
}

/** Sticky bars must not hide what has the focus (visual.md, section 14). */
const usePageStyles = makeStaticStyles({
  body: { margin: 0 },
  html: { scrollPaddingTop: '68px', scrollPaddingBottom: '72px' },
});

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  // No toolbar that sticky parts of a screen would have to stay below.
  bare: { '--frame-top': '0px' },
  seeThrough: { minHeight: 0, backgroundColor: 'transparent' },
  columns: { display: 'flex', flexGrow: 1 },
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  skip: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    insetInlineStart: tokens.spacingHorizontalS,
    zIndex: 100,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
  },
});
