/** Sentences of the site itself. */
export const SITE_TEXTS = {
  notBuilt: 'The site is not built yet. Run npm start in the workspace folder, which builds it.\n',
  failingOnPurpose: (remote: string) => `${remote} answers 503 because failing.json names it.`,
  unsupportedBrowser: {
    title: 'This browser is not supported',
    text: 'Please use a current version of Chrome, Edge, Firefox, Safari or Opera. On Android, Chrome is needed.',
  },
} as const;
