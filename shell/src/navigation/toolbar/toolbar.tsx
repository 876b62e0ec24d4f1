import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import { WeatherMoonRegular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import type { SignedInUser, ToastService } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { NAVIGATION_MESSAGES } from '../../messages/navigation.generated.ts';
import { TOOLBAR_MESSAGES } from '../../messages/toolbar.generated.ts';
import { AccountButton } from './account-button.tsx';

export interface ToolbarProps {
  /** Brand, where no navigation shows it. */
  readonly brand: ReactNode;
  readonly user: SignedInUser | null;
  readonly canEditAccount: boolean;
  readonly projectName: string | null;
  /** Choices of features, such as the currency, where the screen is wide enough for them. */
  readonly items: ReactNode;
  readonly toasts: ToastService;
  readonly isDark: boolean;
  readonly isNavigationHidden: boolean;
  readonly onOpenNavigation: () => void;
  readonly onChooseProject: () => void;
  readonly onToggleTheme: () => void;
  /** Null where the navigation has the item for it. */
  readonly onChooseTheme: (() => void) | null;
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
  readonly onEditAccount: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const styles = useStyles();
  const { user, isDark } = props;
  return (
    <header className={styles.bar}>
      {props.isNavigationHidden && (
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          aria-label={NAVIGATION_MESSAGES.open}
          onClick={props.onOpenNavigation}
        />
      )}
      {props.brand}
      {user && (
        <Button
          appearance="subtle"
          icon={<FolderRegular />}
          className={styles.project}
          title={props.projectName ?? TOOLBAR_MESSAGES.chooseProject}
          onClick={props.onChooseProject}
        >
          <span className={styles.projectName}>{props.projectName ?? TOOLBAR_MESSAGES.noProject}</span>
        </Button>
      )}
      <span className={styles.gap} data-toasts />
      {props.items}
      <Button
        appearance="subtle"
        icon={isDark ? <WeatherMoonRegular /> : <WeatherSunnyRegular />}
        aria-label={isDark ? TOOLBAR_MESSAGES.toLight : TOOLBAR_MESSAGES.toDark}
        onClick={props.onToggleTheme}
      />
      {props.onChooseTheme && (
        <Button
          appearance="subtle"
          icon={<ChevronDownRegular />}
          className={styles.themes}
          aria-label={TOOLBAR_MESSAGES.chooseTheme}
          onClick={props.onChooseTheme}
        />
      )}
      {user ? (
        <AccountButton {...props} user={user} />
      ) : (
        <Button appearance="primary" onClick={props.onSignIn}>
          {TOOLBAR_MESSAGES.signIn}
        </Button>
      )}
    </header>
  );
}

const useStyles = makeStyles({
  bar: {
    '@media (min-height: 400px)': { position: 'sticky' },
    top: 0,
    zIndex: 10,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '52px',
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalXL,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  gap: { flexGrow: 1 },
  themes: { minWidth: '24px', paddingInline: 0, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  project: { minWidth: 0, justifyContent: 'flex-start' },
  projectName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '36ch' },
});
