import type { Layout } from '@specbuilder/shared-contracts/events';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { Readable } from '@specbuilder/shared-contracts/platform';
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
import type { PageStore } from '../../commerce/page-store.ts';
import type { Regions } from '../../composition/index.ts';
import type { ComposedFeatures } from '../../feature/compose.ts';
import type { Ports } from '../../feature/ports.ts';
import { FRAME_MESSAGES } from '../../messages/frame.generated.ts';
import { MAIN_ID } from '../../navigation/focus/main-landmark.ts';
import { LoadingOverlay } from '../../navigation/overlays/loading-overlay.tsx';
import { Overlays, type OverlaysProps } from '../../navigation/overlays/overlays.tsx';
import { RouteAnnouncer } from '../../navigation/routing/route-announcer.tsx';
import { type CurrentRoute, HOME_PATH } from '../../navigation/routing/route-controller.ts';
import { PanelFrames } from '../panels/panel-frames.tsx';
import { Chrome, type ChromePorts } from './chrome.tsx';
import { FeaturePageView, pageAt } from './feature-page.tsx';
import { MainRegion } from './main-region.tsx';

export interface AppFrameProps {
  readonly ports: ChromePorts & Pick<Ports, 'dialogs' | 'queries'>;
  readonly overlays: OverlaysProps;
  readonly features: Pick<ComposedFeatures, 'navigation' | 'pages' | 'panels' | 'toolbar'>;
  readonly store: Pick<PageStore, 'isStoreView' | 'isBlocked'>;
  readonly route: Readable<CurrentRoute>;
  readonly layoutOf: (route: CurrentRoute) => Layout;
  readonly announcedTitle: Readable<string>;
  readonly isLoading: Readable<boolean>;
  readonly regions: Pick<Regions, 'state' | 'retry'>;
  readonly remotesRef: (element: HTMLElement | null) => void;
}

/** Everything that lives when every remote is dead: navigation, toolbar, main region, panels, notices. */
export function AppFrame(props: AppFrameProps) {
  const { ports, features, store } = props;
  const settings = useReadable(ports.settings);
  const theme = useReadable(ports.theme.state);
  // Words are read while drawing, so all of it is drawn again in another language.
  useReadable(currentLanguage.words);
  return (
    <ThemeRoot settings={settings} theme={theme} fill>
      <QueryClientProvider client={ports.queries}>
        <Frame {...props} />
        <PanelFrames ports={ports} featurePanels={features.panels} />
        {store.isStoreView && (
          <ResettableLazy
            // Fetched with the shop's first screen, long before anything is blocked.
            load={() => import('../../commerce/blocker-overlay.tsx')}
            props={store}
            fallback={null}
            failed={() => null}
          />
        )}
        <Overlays {...props.overlays} />
      </QueryClientProvider>
    </ThemeRoot>
  );
}

function Frame({ ports, features, store, regions, ...props }: AppFrameProps) {
  const styles = useStyles();
  usePageStyles();
  const route = useReadable(props.route);
  const layout = props.layoutOf(route);
  const page = pageAt(features.pages, route.path);
  const goHome = () => ports.history.push(HOME_PATH);
  return (
    <div
      className={mergeClasses(
        styles.frame,
        layout === 'contentOnly' && styles.bare,
        store.isStoreView && styles.seeThrough,
      )}
    >
      <a href={`#${MAIN_ID}`} className={styles.skip} onClick={focusMain}>
        {FRAME_MESSAGES.skipToContent}
      </a>
      <LoadingOverlay isVisible={props.isLoading} />
      <RouteAnnouncer title={props.announcedTitle} />
      <Chrome
        ports={ports}
        features={features}
        match={route.match}
        hasNavigation={layout === 'verticalNavigation'}
        hasToolbar={layout !== 'contentOnly'}
      >
        <MainRegion
          region={regions.state}
          remotesRef={props.remotesRef}
          onRetry={(remote) => void regions.retry(remote)}
          onHome={route.path.startsWith(HOME_PATH) ? null : goHome}
          featurePage={page && <FeaturePageView page={page} onHome={goHome} />}
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
