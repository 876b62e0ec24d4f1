export const TOOLBAR_TEXTS = {
  label: 'Toolbar',
  noProject: 'No project open',
  chooseProject: 'Choose a project',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  chooseTheme: 'Choose a theme',
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: (name: string) => `Account of ${name}`,
  editAccount: 'Edit account',
} as const;
