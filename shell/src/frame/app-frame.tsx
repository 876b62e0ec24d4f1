import {
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  ThemeRoot,
  tokens,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { QueryClientProvider } from '@specbuilder/shared-ui/query';
import { LoadingOverlay } from '../notices/loading-overlay.tsx';
import { Notices } from '../notices/notices.tsx';
import { PanelFrames } from '../panels/panel-frames.tsx';
import { RouteAnnouncer } from '../routing/route-announcer.tsx';
import { HOME_PATH } from '../routing/route-controller.ts';
import type { Shell } from '../shell.ts';
import { Chrome } from './chrome.tsx';
import { MAIN_ID, MainRegion } from './main-region.tsx';
import { ownPageAt } from './own-page-at.tsx';
import { FRAME_TEXTS } from './texts.ts';

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
          ownPage={ownPageAt(route.path, shell, goHome)}
        />
      </Chrome>
    </div>
  );
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
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
