/** Mails that visitors' forms become. */
export const MAIL_TEXTS = {
  feedback: (brand: string) => `Feedback on ${brand}`,
  assistance: (region: number) => `Project assistance for sales region ${region}`,
  regionEdit: (region: number) => `Correction of sales region ${region}`,
  from: 'From',
  phone: 'Phone',
  page: 'Page',
  project: 'Project',
  file: 'Attached',
  keptFile: 'Too large to attach, kept in the outbox where an administrator can save it',
  fileOfSize: (name: string, sizeBytes: number) => `${name} (${Math.max(1, Math.round(sizeBytes / 1024))} KB)`,
  postalCode: 'Postal code',
  changes: 'Wished changes:',
  change: (property: string, before: string, after: string) => `- ${property}: ${before} -> ${after}`,
  nothing: '(empty)',
} as const;

export const FEEDBACK_TEXTS = {
  noSuchRegion: (region: number) => `There is no sales region ${region}`,
  noSuchProject: 'Project not found',
} as const;
