import {
  DeliverableFormat,
  type DeliverableKey,
  DeliverableType,
  PdfOrientation,
  type PreviewedKey,
} from '@specbuilder/shared-contracts/domain';
import { type Api, type Database, signedInCaller, type Write } from '../core/index.ts';
import { DELIVERABLES } from './all.ts';
import { issuedDocumentRoutes } from './issued-documents/routes.ts';
import type { IssuePorts } from './issued-documents/service.ts';
import { keepOwnTerms, keepTerms, keptTermsOf, ownTermsOf } from './prices/kept-terms.ts';
import { type DeliverableInput, type DocumentCall, requestOf } from './requested.ts';
import { itemsWithRevits } from './revit/any-revit.ts';
import type { Deliverables } from './service.ts';
import type { SubjectPorts } from './subject/read-subject.ts';

export interface DeliverablePorts extends Pick<SubjectPorts, 'catalogues'>, IssuePorts {
  readonly db: Database;
  readonly deliverables: Deliverables;
}

export function deliverableRoutes(api: Api, ports: DeliverablePorts) {
  const { db, catalogues, deliverables } = ports;
  const { Specification } = DeliverableType;
  const { HTML, PDF } = DeliverableFormat;

  /** Who reads a preview has generated nothing that could be handed over, so it is no user action (ENU-035). */
  const preview = async (type: number, call: Call) =>
    deliverables.make(requestOf(type, { ...call.input, format: HTML }, call));

  const download = async (type: number, call: WritingCall) => {
    const file = await deliverables.make(requestOf(type, call.input, call));
    // After it is made, so that what fails is not counted.
    await call.context.write(async (unit) => unit.about({ projectId: call.input.projectId }));
    return file;
  };

  return {
    ...generatedRoutes(api, { download, preview }),
    ...issuedDocumentRoutes(api, ports),
    specificationHtml: api.deliverables.specificationHtml.handler(({ input, ...call }) =>
      preview(Specification, { ...call, input: { ...ALL_ITEMS, ...input } }),
    ),
    specificationPdf: api.deliverables.specificationPdf.handler(({ input, ...call }) =>
      download(Specification, { ...call, input: { ...ALL_ITEMS, ...input, format: PDF } }),
    ),
    scheduleColumns: api.deliverables.scheduleColumns.handler(({ input, context }) =>
      deliverables.scheduleColumns({
        projectId: input.projectId,
        brand: context.manufacturerLabelId,
        userId: context.actor.userId,
      }),
    ),
    keptTerms: api.deliverables.keptTerms.handler(({ input, context }) =>
      keptTermsOf(db, input, signedInCaller(context).userId),
    ),
    keepTerms: api.deliverables.keepTerms.handler(({ input, context }) =>
      context.write(({ tx }) => keepTerms(tx, input, signedInCaller(context).userId)),
    ),
    ownTerms: api.deliverables.ownTerms.handler(({ input }) => ownTermsOf(db, input.projectId)),
    keepOwnTerms: api.deliverables.keepOwnTerms.handler(({ input, context }) =>
      context.write(({ tx }) => keepOwnTerms(tx, input)),
    ),
    anyRevit: api.deliverables.anyRevit.handler(async ({ input }) => {
      const found = await itemsWithRevits({ db, catalogues }, input.specificItemId);
      return { hasRevits: found.length > 0, itemsWithRevits: found };
    }),
  };
}

interface Handlers {
  readonly preview: (type: number, call: Call) => Promise<File>;
  readonly download: (type: number, call: WritingCall) => Promise<File>;
}

/** The calls that the contract makes of the declarations: a download each, and a preview. */
function generatedRoutes(api: Api, { download, preview }: Handlers) {
  const downloadRoute = (key: DeliverableKey, type: number) =>
    api.deliverables[key].handler((call) => download(type, call));
  const previewRoute = (key: PreviewedKey, type: number) =>
    api.deliverables[`${key}Preview`].handler((call) => preview(type, call));
  const routes: Record<string, ReturnType<typeof downloadRoute> | ReturnType<typeof previewRoute>> = {};
  for (const { key, type, summary } of DELIVERABLES) {
    routes[key] = downloadRoute(key as DeliverableKey, type);
    if (summary.preview !== null) routes[`${key}Preview`] = previewRoute(key as PreviewedKey, type);
  }
  return routes as { readonly [K in DeliverableKey]: ReturnType<typeof downloadRoute> } & {
    readonly [K in PreviewedKey as `${K}Preview`]: ReturnType<typeof previewRoute>;
  };
}

const ALL_ITEMS = { specificItemIds: [], pdfOrientation: PdfOrientation.None } as const;

interface Call extends DocumentCall {
  readonly input: DeliverableInput;
}

interface WritingCall extends Call {
  readonly context: Call['context'] & { readonly write: Write };
}
