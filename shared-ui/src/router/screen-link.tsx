import type { RouteArguments, StateName } from '@specbuilder/shared-contracts/platform';
import { Link, type LinkProps, usePlatform } from '@specbuilder/shared-ui/core';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../browser/plain-click.ts';

type ScreenLinkProps<S extends StateName> = {
  readonly state: S;
  readonly params?: RouteArguments<S>[0];
  readonly children: ReactNode;
} & Pick<LinkProps, 'appearance' | 'className' | 'inline'>;

/** A link to a screen of any area by its state name; a plain click stays on the page, others open as links do. */
export function ScreenLink<S extends StateName>({ state, params, children, ...look }: ScreenLinkProps<S>) {
  const platform = usePlatform();
  const route = [params] as RouteArguments<S>;
  const href = platform.navigation.href(state, ...route);
  const go = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    platform.navigate(state, ...route);
  };
  if (href === null) return <span>{children}</span>;
  return (
    <Link href={platform.serverUrl + href} onClick={go} {...look}>
      {children}
    </Link>
  );
}
