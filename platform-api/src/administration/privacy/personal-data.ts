import type { PgTable } from 'drizzle-orm/pg-core';
import type { PRIVACY_MESSAGES, schema } from '../../core/index.ts';

/** A file of the export, by the name that its words have. */
export type ExportFile = keyof typeof PRIVACY_MESSAGES.fileNames;

/**
 * What the deletion of an account does to a row, by the column that names its user: the row is deleted; it moves to the
 * new owner of the project, or is deleted with the project; the column is cleared; the user's id stays but identifies
 * no person. 'no-user' marks a column that looks as if it named one of our users but does not.
 */
type Fate = 'goes' | 'moves' | 'cleared' | 'pseudonym' | 'no-user';

export interface Holding {
  /** Where the user finds the rows; several files for rows that concern them in several ways. */
  readonly exportedIn: ExportFile | readonly ExportFile[] | null;
  /** Why they are in no file. */
  readonly why?: string;
  /** Columns that name a user, by their names in the store. */
  readonly columns: Readonly<Record<string, Fate>>;
}

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

const ofNoOne = (why: string, columns: Holding['columns'] = {}): Holding => ({ exportedIn: null, why, columns });

const OF_COMPANY = 'belongs to the company that runs the product';
const TECHNICAL = 'of the server itself';
const WITH_PROJECT = { project_id: 'moves' } as const;
const ROW_OF_USER = { user_id: 'goes' } as const;

/**
 * Every table of the store: whether it says something about a user, where the user's export has it, and what is left of
 * it when the account is deleted. A table that is missing does not compile, and a test fails for a column that can name
 * a user and is not here.
 */
export const PERSONAL_DATA: Readonly<Record<TableName, Holding>> = {
  users: {
    exportedIn: 'account',
    columns: {
      user_name: 'goes',
      email: 'goes',
      first_name: 'goes',
      last_name: 'goes',
      company_contact_name: 'goes',
      issuer: 'goes',
      subject: 'goes',
    },
  },
  userSettings: {
    exportedIn: 'settings',
    // A view may have the id of a customer, which names no one once the account is deleted.
    columns: { ...ROW_OF_USER, schedule_columns: 'no-user', log_views: 'pseudonym', document_defaults: 'goes' },
  },
  companyTemplates: { exportedIn: 'settings', columns: { ...ROW_OF_USER, title_block: 'goes' } },
  signedInSessions: { exportedIn: 'sessions', columns: { ...ROW_OF_USER, address: 'goes' } },
  oidcPayloads: {
    exportedIn: null,
    why: 'the keys of the sessions that sessions.json lists; they open the account',
    columns: { payload: 'goes' },
  },
  endedSessions: ofNoOne('ids of sessions that ended, for a day'),
  knownDevices: { exportedIn: 'devices', columns: ROW_OF_USER },
  signInSteps: { exportedIn: 'pendingLinks', columns: ROW_OF_USER },
  signInCodes: { exportedIn: 'pendingLinks', columns: ROW_OF_USER },
  passwordResets: { exportedIn: 'pendingLinks', columns: ROW_OF_USER },
  passkeyChallenges: { exportedIn: 'pendingLinks', columns: ROW_OF_USER },
  authenticatorApps: { exportedIn: 'secondFactors', columns: ROW_OF_USER },
  recoveryCodes: { exportedIn: 'secondFactors', columns: ROW_OF_USER },
  passkeys: { exportedIn: 'secondFactors', columns: ROW_OF_USER },
  apiKeys: { exportedIn: 'apiKeys', columns: ROW_OF_USER },
  loadCalculations: { exportedIn: 'loadCalculations', columns: { ...ROW_OF_USER, building: 'no-user' } },
  callBudgets: ofNoOne('hashes of whom calls were counted for, for ten minutes'),
  signInTries: ofNoOne('hashes of typed names, for a minute'),
  signInFailures: ofNoOne('hashes of typed names and addresses, for a day; those of the account go with it'),
  projects: {
    exportedIn: 'projects',
    // Of the facts, the name of who prepares the documents is cleared.
    columns: {
      user_id: 'moves',
      renamed_by_id: 'cleared',
      facts: 'cleared',
      operating_cost: 'no-user',
      sizing_defaults: 'no-user',
      quotation_terms: 'no-user',
    },
  },
  projectAddresses: { exportedIn: 'projects', columns: WITH_PROJECT },
  buildings: { exportedIn: 'projects', columns: WITH_PROJECT },
  scheduledDuties: { exportedIn: 'projects', columns: WITH_PROJECT },
  projectRevisions: {
    exportedIn: 'projects',
    columns: { ...WITH_PROJECT, issued_by_id: 'cleared', document: 'no-user' },
  },
  // What was issued stays for seven years, also of a project that is deleted.
  documentIssues: {
    exportedIn: 'projects',
    columns: { ...WITH_PROJECT, issued_by_id: 'cleared', submittal_number: 'no-user' },
  },
  issuedDocuments: { exportedIn: 'projects', columns: {} },
  issueRecipients: { exportedIn: 'projects', columns: { address: 'cleared' } },
  projectMembers: { exportedIn: 'memberships', columns: { ...ROW_OF_USER, invited_by_id: 'cleared' } },
  projectInvitations: {
    exportedIn: 'memberships',
    columns: { invited_by_id: 'goes', email: 'goes', email_key: 'goes' },
  },
  projectShares: { exportedIn: 'shares', columns: { sender_id: 'goes', recipients: 'cleared' } },
  projectShareReaders: { exportedIn: 'shares', columns: ROW_OF_USER },
  resultSets: {
    exportedIn: 'searches',
    columns: { user_id: 'moves', specification: 'no-user', results: 'no-user', excluded: 'no-user' },
  },
  fanItems: {
    exportedIn: 'items',
    columns: {
      user_id: 'moves',
      cell_editors: 'pseudonym',
      specification: 'no-user',
      configuration: 'no-user',
      previous: 'no-user',
      snapshot: 'no-user',
    },
  },
  alerts: { exportedIn: 'alerts', columns: { recipient_id: 'goes', customer_id: 'goes' } },
  customerNotes: {
    exportedIn: ['notesAboutYou', 'notesByYou'],
    columns: { customer_id: 'goes', author_id: 'cleared' },
  },
  visitorRequests: { exportedIn: 'messages', columns: { ...ROW_OF_USER, payload: 'goes' } },
  uploadedFiles: { exportedIn: 'files', columns: ROW_OF_USER },
  fileParts: ofNoOne('the bytes of files; they go with their files'),
  mailAttachments: ofNoOne('which file goes with which mail'),
  outboxMails: {
    exportedIn: 'mails',
    columns: { ...ROW_OF_USER, recipient: 'goes', reply_to: 'goes', subject: 'goes' },
  },
  userEvents: { exportedIn: 'activity', columns: { user_id: 'cleared' } },
  auditRecords: {
    exportedIn: 'audit',
    columns: { actor_id: 'pseudonym', user_id: 'pseudonym', subject: 'pseudonym', details: 'pseudonym' },
  },
  auditHeader: ofNoOne(TECHNICAL),
  jobs: {
    exportedIn: null,
    why: 'the export itself, or the deletion that ends the account; three days at most',
    columns: { ...ROW_OF_USER, input: 'goes', memory: 'goes' },
  },
  jobParts: ofNoOne('the bytes of a finished export; they go with its job'),
  idempotencyKeys: {
    exportedIn: null,
    why: 'copies of responses, for a day',
    columns: { caller: 'goes', body: 'goes' },
  },
  telemetryRecords: ofNoOne('how parts of the page loaded, without a user'),
  secrets: ofNoOne(TECHNICAL, { value: 'no-user' }),
  schemaMetadata: ofNoOne(TECHNICAL),
  brands: ofNoOne(OF_COMPANY, { settings: 'no-user', features: 'no-user' }),
  currencies: ofNoOne(OF_COMPANY),
  salesRegions: ofNoOne(OF_COMPANY, { email: 'no-user', coverage: 'no-user' }),
  // The importer is the person who ran the command, by the machine's user name.
  catalogues: ofNoOne(OF_COMPANY, { imported_by: 'no-user', document: 'no-user' }),
  deliveredCatalogues: ofNoOne(OF_COMPANY, { document: 'no-user' }),
  catalogueActivations: ofNoOne(OF_COMPANY, { done_by: 'no-user' }),
  productDocuments: ofNoOne(OF_COMPANY),
  productDocumentFiles: ofNoOne(OF_COMPANY),
};
