import * as z from 'zod/mini';
import { DeliverableFormat, DeliverableType, PdfOrientation, UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { DELIVERABLE_TEXTS } from '../../words/deliverable.generated.ts';
import { owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, queryList, text, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from '../project/project-access.ts';

/** The papers that are generated, apart from None. */
export type GeneratedDeliverable = Exclude<DeliverableType, 0>;

/** Formats that each deliverable is downloaded in, the usual one first. HTML is what previews are made of. */
export const DELIVERABLE_FORMATS = {
  [DeliverableType.Submittal]: [DeliverableFormat.PDF, DeliverableFormat.ZIP],
  [DeliverableType.Schedule]: [DeliverableFormat.PDF, DeliverableFormat.CSV, DeliverableFormat.DWG],
  [DeliverableType.Specification]: [DeliverableFormat.PDF, DeliverableFormat.DOC],
  [DeliverableType.RevitModel]: [DeliverableFormat.ZIP, DeliverableFormat.TAR],
} as const satisfies Readonly<Record<GeneratedDeliverable, readonly DeliverableFormat[]>>;

/** Most items of one deliverable: a package of more is handed over by building or system anyway. */
export const MAX_DELIVERABLE_ITEMS = 200;

const someItems = queryList(uuid).check(
  z.maxLength(
    MAX_DELIVERABLE_ITEMS,
    says(() => DELIVERABLE_TEXTS.tooManyItems({ most: MAX_DELIVERABLE_ITEMS })),
  ),
);

/** What every call of a project's papers has in its query; `auth` and `manufacturerLabelId` are read before the input is. */
const asked = {
  /** Carries the access token where a link has no header. */
  auth: z.optional(text),
  /** Brand whose name, logo and copyright the papers carry; without it that of the X-Manufacturer-Id header. */
  manufacturerLabelId: z.optional(catalogId),
  /** The caller's local time as ISO text: the date on the papers. */
  now: z.optional(text),
};
const ofItems = {
  ...asked,
  ...inProject,
  pdfOrientation: z._default(numeric(PdfOrientation), PdfOrientation.None),
  /** The project's items that the papers are of; without them all that are not alternates. */
  specificItemIds: z._default(someItems, []),
};
/** Wiring between unit and building, which the electrician does. */
const includePreWire = z._default(z.boolean(), false);

const { PDF, ZIP, CSV, DWG, DOC, TAR, HTML } = DeliverableFormat;
const html = z._default(numeric({ HTML }), HTML);

/** Queries by deliverable; their `format` takes only what the deliverable is made in. */
const submittalQuery = z.object({ ...ofItems, includePreWire, format: z._default(numeric({ PDF, ZIP }), PDF) });
const scheduleQuery = z.object({ ...ofItems, format: z._default(numeric({ PDF, CSV, DWG }), PDF) });
const specificationQuery = z.object({ ...ofItems, format: z._default(numeric({ PDF, DOC }), PDF) });
const revitQuery = z.object({ ...ofItems, format: z._default(numeric({ ZIP, TAR }), ZIP) });

/** What a caller writes of any deliverable. */
export type DeliverableRequest = z.input<typeof submittalQuery | typeof scheduleQuery | typeof specificationQuery>;

const document = z.instanceof(Blob);
/** Each costs about as much as a sizing; a project's members may have the papers of what they read. */
const generated = { apiKey: 'projects', rate: 'sizing', overlay: false, ...ofMyProject } as const;
const recorded = { ...generated, userAction: UserActionType.GeneratedDeliverable } as const;

const someSpecificItems = queryList(uuid).check(
  z.minLength(
    1,
    says(() => DELIVERABLE_TEXTS.noItems),
  ),
  z.maxLength(
    MAX_DELIVERABLE_ITEMS,
    says(() => DELIVERABLE_TEXTS.tooManyItems({ most: MAX_DELIVERABLE_ITEMS })),
  ),
);
const ofSpecificItems = z.object({ ...asked, specificItemId: someSpecificItems });

/** Papers of a project. Every answer is a file with its name; the client has it as a `File`. */
export const deliverablesContract = {
  submittal: endpoint('GET', '/api/projects/submittal', {
    summary: 'Submittal package of a project: PDF, or ZIP with the papers of each item beside it',
    ...recorded,
  })
    .input(submittalQuery)
    .output(document),
  submittalPreview: endpoint('GET', '/api/projects/submittal/preview', {
    summary: 'Submittal package as HTML; nothing is recorded',
    ...generated,
  })
    .input(z.extend(submittalQuery, { format: html }))
    .output(document),
  schedule: endpoint('GET', '/api/projects/schedule', {
    summary: 'Equipment schedules of a project by category: PDF, CSV or DWG',
    ...recorded,
  })
    .input(scheduleQuery)
    .output(document),
  schedulePreview: endpoint('GET', '/api/projects/schedule/preview', {
    summary: 'Equipment schedules as HTML; nothing is recorded',
    ...generated,
  })
    .input(z.extend(scheduleQuery, { format: html }))
    .output(document),
  specification: endpoint('GET', '/api/projects/specification', {
    summary: 'Specification sections of a project in three parts: PDF or DOC',
    ...recorded,
  })
    .input(specificationQuery)
    .output(document),
  specificationPreview: endpoint('GET', '/api/projects/specification/preview', {
    summary: 'Specification sections as HTML; nothing is recorded',
    ...generated,
  })
    .input(z.extend(specificationQuery, { format: html }))
    .output(document),
  specificationHtml: endpoint('GET', '/api/projects/{projectId}/spec/html', {
    summary: 'Specification sections of all items as HTML',
    ...generated,
  })
    .input(z.object({ ...asked, ...inProject }))
    .output(document),
  specificationPdf: endpoint('GET', '/api/projects/{projectId}/spec/pdf', {
    summary: 'Specification sections of all items as PDF',
    ...recorded,
  })
    .input(z.object({ ...asked, ...inProject }))
    .output(document),
  revit: endpoint('GET', '/api/projects/revit', {
    summary: 'Archive for Revit: type catalogues, shared parameters, schedule and an IFC model of each item',
    ...recorded,
  })
    .input(revitQuery)
    .output(document),
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

/** Hub that tells whether papers can be generated, and its stream: a report at once, on every change and every 30 s. */
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
