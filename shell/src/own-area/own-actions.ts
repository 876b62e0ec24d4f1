import type { OwnHost } from './own-host.ts';

/** What items of the shell do that is neither a screen nor a panel. */
export type OwnAction = 'sign-in' | 'choose-currency' | 'choose-language';

export const OWN_ACTIONS: Readonly<Record<OwnAction, (shell: OwnHost, value: string) => void>> = {
  'sign-in': ({ services }) => void services.session.signIn(),
  'choose-currency': ({ later }, code) => void later.currency().then((service) => service.choose(code)),
  'choose-language': ({ later }, code) =>
    void later.language().then((service) => service.choose(code === 'es' ? 'es' : 'en')),
};
