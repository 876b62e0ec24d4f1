/** What a team ships by mistake. */
export const BROKEN_RELEASES = {
  throwsAtMount: {
    file: 'src/app.tsx',
    from: "export default defineRemote({ name: 'mf-account', app: AccountRoutes });",
    to: `const remote = defineRemote({ name: 'mf-account', app: AccountRoutes });
const mount = () => Promise.reject(new Error('The profile has no mount'));
export default { ...remote, lifecycles: { ...remote.lifecycles, mount } };`,
  },
  throwsLater: {
    file: 'src/account-routes.tsx',
    from: 'export function AccountRoutes() {',
    to: `import * as React from 'react';

export function AccountRoutes() {
  const [isBroken, setBroken] = React.useState(false);
  React.useEffect(() => void setTimeout(() => setBroken(true), 300), []);
  if (isBroken) throw new Error('The profile broke while it was drawn');`,
  },
  freezes: {
    file: 'src/app.tsx',
    from: 'export default',
    to: 'for (;;) performance.now();\nexport default',
  },
} as const;
