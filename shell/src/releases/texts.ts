export const RELEASE_TEXTS = {
  updated: (product: string, version: string) => `${product} has been updated to version ${version}`,
  seeWhatsNew: "See What's New",
  dismiss: 'DISMISS',
  sinceLastVisit: (count: number) =>
    count === 1 ? '1 release since your last visit' : `${count} releases since your last visit`,
  releases: 'Releases',
  isNew: 'New since your last visit',
  version: (version: string) => `Version ${version}`,
  kinds: { new: 'New', better: 'Better', fixed: 'Fixed' },
  none: 'No release notes',
  close: 'Close',
} as const;
