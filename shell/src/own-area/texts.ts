/** Items and panels of the shell, in the specification's words. */
export const OWN_AREA_TEXTS = {
  assistance: 'Request Project Assistance',
  changeCurrency: (code: string) => `Change Currency (${code})`,
  closestSalesOffice: 'Closest Sales Office',
  feedback: 'Tell us what you think!',
  regionalEdit: 'Correct this sales region',
  releaseNotes: "What's New",
  seeReleaseNotes: "See What's New",
  theme: 'Theme',
  salesOffice: 'Sales office',
  salesRegion: (number: number) => `Sales Region #${number}`,
  regionSearcher: 'Find a sales region',
} as const;
