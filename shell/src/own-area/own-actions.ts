import type { Shell } from '../shell.ts';

/** What items of the shell do that is neither a screen nor a panel. */
export type OwnAction = 'sign-in';

export const OWN_ACTIONS: Readonly<Record<OwnAction, (shell: Shell) => void>> = {
  'sign-in': ({ services }) => void services.session.signIn(),
};
