import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import type { StateName } from '@specbuilder/shared-contracts/platform';
import { makeStyles, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type ReactNode, useMemo } from 'react';
import { CurrencyButton } from '../currency/currency-button.tsx';
import { LanguageButton } from '../language/language-button.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import { navigationFor, type ShellEntry } from '../navigation/navigation-model.ts';
import { useOwnNavigation } from '../own-area/use-own-navigation.ts';
import { HOME_PATH } from '../routing/route-controller.ts';
import type { Shell } from '../shell.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { BrandLogo, BrandMark } from './brand.tsx';
import { useNavigation } from './use-navigation.ts';

interface ChromeProps {
  readonly shell: Shell;
  readonly hasNavigation: boolean;
  readonly hasToolbar: boolean;
  readonly children: ReactNode;
}

/** Navigation and toolbar around the page, as far as its layout has them. */
export function Chrome({ shell, hasNavigation, hasToolbar, children }: ChromeProps) {
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

const useStyles = makeStyles({
  columns: { display: 'flex', flexGrow: 1 },
  page: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
});
