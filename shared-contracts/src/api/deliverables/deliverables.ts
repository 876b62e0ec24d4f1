import * as z from 'zod/mini';
import { DELIVERABLES, type DeliverableKey, type PreviewedKey } from '../../domain/deliverables/all.ts';
import type { Deliverable } from '../../domain/deliverables/deliverable.ts';
import { HTML } from '../../domain/deliverables/format.ts';
import { type DeliverableFormat, PageSize, PdfOrientation, UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { DELIVERABLE_MESSAGES } from '../../messages/deliverable.generated.ts';
import { owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, queryList, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';
import { issuedDocumentsContract } from './issued-documents.ts';
import { MAX_DELIVERABLE_ITEMS } from './most-items.ts';
import { ownTerms } from './own-terms.ts';
import { leftOutPages, type OptionalPage } from './page-kinds.ts';
import { keptTerms, type QuotationTerms, quotationCurrency, quotationTerms } from './quotation-terms.ts';
import { scheduleColumnChoice } from './schedule-column-choice.ts';

const someItems = queryList(uuid).check(
  z.maxLength(
    MAX_DELIVERABLE_ITEMS,
    says(() => DELIVERABLE_MESSAGES.tooManyItems({ most: MAX_DELIVERABLE_ITEMS })),
  ),
);

/** Query of every call for a project's documents; `auth` and `manufacturerLabelId` are read before the input is. */
const requested = {
  /** Carries the access token where a link has no header. */
  auth: z.optional(text),
  /** Brand whose name, logo and copyright the documents carry; without it that of the X-Manufacturer-Id header. */
  manufacturerLabelId: z.optional(catalogId),
  /** The caller's local time as ISO text: the date on the documents. */
  now: z.optional(text),
};
const ofItems = {
  ...requested,
  ...inProject,
  pdfOrientation: z._default(numeric(PdfOrientation), PdfOrientation.None),
  /**
   * The project's items that the documents cover, in the order that they have there; without them all items that are not
   * alternates, in the order of the project. Schedules list their alternates below.
   */
  specificItemIds: z._default(someItems, []),
};
/** Wiring between unit and building, which the electrician does. */
const includePreWire = z._default(z.boolean(), false);
/** One set of pages for units that are equal but for their tags. */
const sharePages = z._default(z.boolean(), false);

/** Pages that the document is made without. */
const leaveOut = z._default(leftOutPages, []);
/** Sheet of the pages; of a workbook, that it is printed on. */
const pageSize = z._default(numeric(PageSize), PageSize.Letter);
/** Keys in place of the labels and units of a list. */
const machineKeys = z._default(z.boolean(), false);

/** The pages at its beginning alone, which come at once also of a long document. */
const firstPages = z._default(z.boolean(), false);

const document = z.instanceof(Blob);
/** Each costs about as much as a sizing; a project's members may get the documents of what they can read. */
const generated = { apiKey: 'projects', rate: 'sizing', overlay: false, ...ofMyProject } as const;
const recorded = { ...generated, userAction: UserActionType.GeneratedDeliverable } as const;

const someSpecificItems = queryList(uuid).check(
  z.minLength(
    1,
    says(() => DELIVERABLE_MESSAGES.noItems),
  ),
  z.maxLength(
    MAX_DELIVERABLE_ITEMS,
    says(() => DELIVERABLE_MESSAGES.tooManyItems({ most: MAX_DELIVERABLE_ITEMS })),
  ),
);
const ofSpecificItems = z.object({ ...requested, specificItemId: someSpecificItems });

const itemsQuery = z.object(ofItems);

/** Choices are of those deliverables that have them. */
type DeliverableQuery = z.output<typeof itemsQuery> &
  Partial<QuotationTerms> & {
    readonly format: DeliverableFormat;
    readonly includePreWire?: boolean;
    readonly sharePages?: boolean;
    readonly leaveOut?: readonly OptionalPage[];
    readonly pageSize?: PageSize;
    readonly machineKeys?: boolean;
    readonly firstPages?: boolean;
  };

/** What a client writes of a deliverable; what it leaves out has a default. */
export type DeliverableRequest = z.input<typeof itemsQuery> &
  Partial<QuotationTerms> & {
    /** By number or by name. */
    readonly format?: number | string | undefined;
    readonly includePreWire?: boolean | undefined;
    readonly sharePages?: boolean | undefined;
    /** Names with commas between them. */
    readonly leaveOut?: string | undefined;
    /** By number or by name. */
    readonly pageSize?: number | string | undefined;
    readonly machineKeys?: boolean | undefined;
    /** Of previews. */
    readonly firstPages?: boolean | undefined;
  };

type QuerySchema = z.ZodMiniType<DeliverableQuery, DeliverableRequest>;

function queryOf(
  { hasPreWire, canSharePages, hasOptionalPages, hasPageSizes, hasMachineKeys, hasPrices }: Deliverable,
  formats: Deliverable['formats'],
  ofPreview: { readonly firstPages?: typeof firstPages } = {},
): QuerySchema {
  const numbers = Object.fromEntries(formats.map(({ name, number }) => [name, number]));
  const format = z._default(numeric(numbers), formats[0].number);
  return z.object({
    ...ofItems,
    ...(hasPreWire ? { includePreWire } : {}),
    ...(canSharePages === true ? { sharePages } : {}),
    ...(hasOptionalPages === true ? { leaveOut } : {}),
    ...(hasPageSizes === true ? { pageSize } : {}),
    ...(hasMachineKeys === true ? { machineKeys } : {}),
    ...(hasPrices === true ? quotationTerms : {}),
    ...ofPreview,
    format,
  }) as QuerySchema;
}

function downloadEndpoint(deliverable: Deliverable) {
  const { key, formats, summary } = deliverable;
  return endpoint('GET', `/api/projects/${key}`, { summary: summary.download, ...recorded })
    .input(queryOf(deliverable, formats))
    .output(document);
}

function previewEndpoint(deliverable: Deliverable, summary: string) {
  return endpoint('GET', `/api/projects/${deliverable.key}/preview`, { summary, ...generated })
    .input(queryOf(deliverable, [HTML], { firstPages }))
    .output(document);
}

type Download = ReturnType<typeof downloadEndpoint>;
type Preview = ReturnType<typeof previewEndpoint>;
/** A call for each deliverable, and one for its preview if it has one. */
type GeneratedEndpoints = { readonly [K in DeliverableKey]: Download } & {
  readonly [K in PreviewedKey as `${K}Preview`]: Preview;
};

function generatedEndpoints(): GeneratedEndpoints {
  const endpoints: Record<string, Download | Preview> = {};
  for (const deliverable of DELIVERABLES) {
    const { key, summary } = deliverable;
    endpoints[key] = downloadEndpoint(deliverable);
    if (summary.preview !== null) endpoints[`${key}Preview`] = previewEndpoint(deliverable, summary.preview);
  }
  return endpoints as GeneratedEndpoints;
}

/** Documents of a project. Every response is a file with its name; the client has it as a `File`. */
export const deliverablesContract = {
  ...generatedEndpoints(),
  ...issuedDocumentsContract,
  specificationHtml: endpoint('GET', '/api/projects/{projectId}/spec/html', {
    summary: 'Specification sections of all items as HTML',
    ...generated,
  })
    .input(z.object({ ...requested, ...inProject }))
    .output(document),
  specificationPdf: endpoint('GET', '/api/projects/{projectId}/spec/pdf', {
    summary: 'Specification sections of all items as PDF',
    ...recorded,
  })
    .input(z.object({ ...requested, ...inProject }))
    .output(document),
  /** Which of them schedules have, and in which order, is a fact of the project. */
  scheduleColumns: endpoint('GET', '/api/projects/{projectId}/schedule/columns', {
    apiKey: 'projects',
    summary: 'Columns that the schedules of a project can have, without those that no item fills',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(z.array(scheduleColumnChoice)),
  /** Rejected under No Pricing. */
  keptTerms: endpoint('GET', '/api/projects/{projectId}/quotation/terms', {
    summary: 'Terms that the last quotation of a project was made with, for the next one',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, ...quotationCurrency }))
    .output(keptTerms),
  keepTerms: endpoint('PUT', '/api/projects/{projectId}/quotation/terms', {
    summary: 'Keep the terms of a quotation for the next one of the project',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, ...quotationTerms }))
    .output(keptTerms),
  /** Empty where the project has none. */
  ownTerms: endpoint('GET', '/api/projects/{projectId}/quotation/own-terms', {
    summary: 'Terms and conditions of a project in the words of who quotes, which its quotations print',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(ownTerms),
  keepOwnTerms: endpoint('PUT', '/api/projects/{projectId}/quotation/own-terms', {
    summary: 'Keep terms and conditions of a project, for its quotations; an empty text removes them',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, ...ownTerms.shape }))
    .output(ownTerms),
  /** Items without dimensions in the catalogue have no model. */
  anyRevit: endpoint('GET', '/api/projects/revit/any', {
    apiKey: 'projects',
    summary: 'Whether any of the items can be in an archive for Revit',
    access: owner('fan-item', ({ specificItemId }: z.infer<typeof ofSpecificItems>) => specificItemId, {
      needs: 'read',
    }),
    overlay: false,
  })
    .input(ofSpecificItems)
    .output(z.object({ hasRevits: z.boolean(), itemsWithRevits: z.array(uuid) })),
};

/** Hub that reports whether documents can be generated: its stream reports initially, on changes and every 30 s. */
export const DELIVERABLE_HEALTH_HUB = { path: '/hub/deliverableHealth', stream: 'StreamDeliverableHealth' } as const;

/** The names are the specification's: our drawing, PDF and content modules report under them. */
export const deliverableHealth = z.object({
  deliverables: z.object({
    /** All three are healthy. */
    isAvailable: z.boolean(),
    isAutodrawApiHealthy: z.boolean(),
    isPdfServiceHealthy: z.boolean(),
    isSquidexHealthy: z.boolean(),
  }),
  specBuilder: z.object({ isAutodrawApiHealthy: z.boolean() }),
});
export type DeliverableHealth = z.infer<typeof deliverableHealth>;
