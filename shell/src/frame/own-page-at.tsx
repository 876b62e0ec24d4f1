import type { ReactNode } from 'react';
import { DIAGNOSTICS_PATH } from '../diagnostics/diagnostics-access.ts';
import { DIAGNOSTICS_TITLE } from '../diagnostics/door-texts.ts';
import { ERROR_PATHS } from '../errors/error-paths.ts';
import type { Shell } from '../shell.ts';
import { OwnPage } from './own-page.tsx';

/** The shell's own screen of an address, null where a remote has it. */
export function ownPageAt(address: string, shell: Shell, onHome: () => void): ReactNode {
  const [path] = address.split('?');
  if (path === DIAGNOSTICS_PATH) {
    return (
      <OwnPage
        key={path}
        title={DIAGNOSTICS_TITLE}
        load={() => import('../diagnostics/diagnostics-door.tsx')}
        props={{ shell, onHome }}
      />
    );
  }
  const errorPath = ERROR_PATHS.find((known) => known === path);
  if (errorPath === undefined) return null;
  const failed = failedAddressOf(shell.services.history.location.state);
  return (
    <OwnPage
      key={errorPath}
      title={errorPath}
      load={() => import('../errors/error-page.tsx')}
      props={{ shell, path: errorPath, address: failed, isAlone: true, onHome }}
    />
  );
}

function failedAddressOf(state: unknown): string | null {
  const address = (state as { readonly address?: unknown } | null)?.address;
  return typeof address === 'string' ? address : null;
}
