import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import type { StateName } from '@specbuilder/shared-contracts/platform';
import type { RouteMatch } from '@specbuilder/shared-contracts/registry';
import { makeStyles, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type ReactNode, useMemo } from 'react';
import type { ComposedFeatures } from '../../feature/compose.ts';
import type { Ports } from '../../feature/ports.ts';
import { Navigation } from '../../navigation/navigation/navigation.tsx';
import { type NavigationGroups, navigationFor, type ShellEntry } from '../../navigation/navigation/navigation-model.ts';
import { HOME_PATH } from '../../navigation/routing/route-controller.ts';
import { Toolbar } from '../../navigation/toolbar/toolbar.tsx';
import { BrandLogo, BrandMark } from './brand.tsx';
import { chooseEntry, chooseProject } from './choices.ts';
import { useNavigation } from './use-navigation.ts';

export type ChromePorts = Pick<
  Ports,
  | ('apiQueries' | 'browserStorage' | 'bus' | 'currentProject' | 'firstScreenIdle' | 'history' | 'href' | 'panels')
  | ('remotes' | 'session' | 'settings' | 'theme' | 'toasts')
>;

interface ChromeProps {
  readonly ports: ChromePorts;
  readonly features: Pick<ComposedFeatures, 'navigation' | 'toolbar'>;
  readonly match: RouteMatch | null;
  readonly hasNavigation: boolean;
  readonly hasToolbar: boolean;
  readonly children: ReactNode;
}

/** Navigation and toolbar around the page, as far as its layout has them. */
export function Chrome({ ports, features, match, hasNavigation, hasToolbar, children }: ChromeProps) {
  const styles = useStyles();
  const { history, href, panels, session, theme, toasts } = ports;
  const { manufacturer } = useReadable(ports.settings);
  const user = useReadable(session.user);
  const { isDark } = useReadable(theme.state);
  const navigation = useNavigation(ports, match?.route.foldsNavigation ?? false);
  const { isScreenSmall } = navigation;
  const groups = useNavigationGroups(ports, features, isScreenSmall);
  const brand = { manufacturer, isDark };
  const hrefOf = ({ state }: ShellEntry) => (state ? href(state as StateName) : null);
  const projectName = useCurrentProjectName(ports);
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
          firstScreenIdle={ports.firstScreenIdle}
          hrefOf={hrefOf}
          onChoose={(entry) => chooseEntry(ports, entry)}
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
            items={
              isScreenSmall ? null : features.toolbar.map((item) => <item.Item key={item.name} ports={item.ports} />)
            }
            toasts={toasts}
            isDark={isDark}
            isNavigationHidden={isNavigationHidden}
            onOpenNavigation={() => navigation.dispatch({ type: 'drawer-toggled' })}
            onChooseProject={() => void chooseProject(ports)}
            onToggleTheme={theme.toggleVariant}
            onChooseTheme={isScreenSmall ? null : () => void panels.open('theme', {})}
            onSignIn={() => void session.signIn()}
            onSignOut={() => void session.signOut()}
            onEditAccount={() =>
              history.push(href(user?.isExternal ? 'app.accounts.data' : 'app.accounts.edit') ?? HOME_PATH)
            }
          />
        )}
        {children}
      </div>
    </div>
  );
}

/** Items of areas and features that this user may see on this screen. */
function useNavigationGroups(
  { remotes, session, settings }: ChromePorts,
  features: ChromeProps['features'],
  isScreenSmall: boolean,
): NavigationGroups {
  const user = useReadable(session.user);
  const { appFeatures } = useReadable(settings).app;
  const ofFeatures = useReadable(features.navigation);
  return useMemo(
    () => navigationFor(remotes, ofFeatures, { roles: user?.roles ?? null, features: appFeatures, isScreenSmall }),
    [remotes, ofFeatures, user, appFeatures, isScreenSmall],
  );
}

/** Beside the project on a phone there is no space for the brand's name. */
function ToolbarBrand({ isShort, ...brand }: Parameters<typeof BrandLogo>[0] & { readonly isShort: boolean }) {
  return isShort ? <BrandMark {...brand} /> : <BrandLogo {...brand} />;
}

/** Name of the open project from the cache that every remote shares. */
function useCurrentProjectName({ apiQueries, currentProject, session }: ChromePorts): string | null {
  const projectId = useReadable(currentProject);
  const user = useReadable(session.user);
  const { data } = useQuery({
    ...apiQueries.projectStubs.read.queryOptions({ input: { projectId: projectId ?? '' } }),
    enabled: projectId !== null && user !== null,
  });
  return projectId !== null && data ? decodeProjectName(data.displayName) : null;
}

const useStyles = makeStyles({
  columns: { display: 'flex', flexGrow: 1 },
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
});
