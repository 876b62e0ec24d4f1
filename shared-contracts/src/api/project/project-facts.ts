import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from './project-access.ts';

const MAX_NAME = 120;
const MAX_NUMBER = 40;
/** Letters of all keys of columns, with room for more of them. */
const MAX_COLUMNS = 1500;

/** One line of text; none is null. */
function line(most: number) {
  return z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(
          most,
          says(() => FIELD_MESSAGES.characters({ most })),
        ),
      ),
    ),
  );
}

/** Who has a part in a job, in the order in which documents name them. */
export const PROJECT_PARTIES = ['engineer', 'architect', 'contractor', 'customer', 'owner'] as const;
export type ProjectParty = (typeof PROJECT_PARTIES)[number];

/** Numbers that others know a job and its documents by, in the order in which documents have them. */
export const PROJECT_NUMBERS = [
  'projectNumber',
  'purchaseOrder',
  'specificationSection',
  'submittalNumber',
  'submittalRevision',
] as const;
export type ProjectNumber = (typeof PROJECT_NUMBERS)[number];

/** What a submittal is made for. */
export const SUBMITTAL_STATUSES = ['forApproval', 'forRecord', 'asBuilt'] as const;
export type SubmittalStatus = (typeof SUBMITTAL_STATUSES)[number];

/** How documents write dates: 4 March 2026, March 4, 2026, 2026-03-04. */
export const DATE_FORMATS = ['dayFirst', 'monthFirst', 'iso'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** What a job needs on its documents beside its equipment. All of it is optional, and what is absent is not printed. */
export const projectFacts = z.object({
  engineer: line(MAX_NAME),
  architect: line(MAX_NAME),
  contractor: line(MAX_NAME),
  customer: line(MAX_NAME),
  owner: line(MAX_NAME),
  projectNumber: line(MAX_NUMBER),
  purchaseOrder: line(MAX_NUMBER),
  specificationSection: line(MAX_NUMBER),
  submittalNumber: line(MAX_NUMBER),
  submittalRevision: line(MAX_NUMBER),
  status: z.optional(z.nullable(z.enum(SUBMITTAL_STATUSES))),
  /** Of who prepared the documents. */
  firstName: line(MAX_NAME),
  lastName: line(MAX_NAME),
  /** Keys of the columns that schedules have, in their order; absent are those of drawings. The tag is always the first. */
  scheduleColumns: z.optional(
    z.nullable(
      z.string().check(
        z.regex(/^[a-z][a-zA-Z0-9]*( [a-z][a-zA-Z0-9]*)*$/),
        z.maxLength(
          MAX_COLUMNS,
          says(() => FIELD_MESSAGES.characters({ most: MAX_COLUMNS })),
        ),
      ),
    ),
  ),
  /** Absent is the language's own. */
  dateFormat: z.optional(z.nullable(z.enum(DATE_FORMATS))),
});
export type ProjectFacts = z.infer<typeof projectFacts>;
export type ProjectFact = keyof ProjectFacts;

const factsResponse = z.object({
  facts: projectFacts,
  /** What a new project of the caller begins with; the name is at least that of the account. */
  defaults: projectFacts,
});
export type FactsResponse = z.infer<typeof factsResponse>;

/** What documents say of a job beside its equipment: parties, numbers, status. */
export const projectFactsContract = {
  read: endpoint('GET', '/api/projects/{projectId}/facts', {
    apiKey: 'projects',
    summary: 'Parties, numbers and status that the documents of a project have',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(factsResponse),
  save: endpoint('PUT', '/api/projects/{projectId}/facts', {
    apiKey: 'projects',
    summary: 'Replace what the documents of a project say beside its equipment',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        facts: projectFacts,
        /** Facts as the caller saw them: rejected if another user changed them since. Absent means whatever is there. */
        was: z.optional(projectFacts),
        /** Whether parties and date format become the defaults of the caller; the name always does. */
        areDefaults: z._default(z.boolean(), false),
      }),
    )
    .output(factsResponse),
};
