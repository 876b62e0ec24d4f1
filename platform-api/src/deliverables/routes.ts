import type { GeneratedDeliverable } from '@specbuilder/shared-contracts/api';
import { DeliverableFormat, DeliverableType, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import type { Api, CallContext, Database, Write } from '../core/index.ts';
import type { DeliverableRequest } from './deliverable.ts';
import { itemsWithRevits } from './revit/any-revit.ts';
import type { Deliverables } from './service.ts';
import type { SubjectPorts } from './subject/read-subject.ts';

export interface DeliverablePorts extends Pick<SubjectPorts, 'catalogues'> {
  readonly db: Database;
  readonly deliverables: Deliverables;
}

export function deliverableRoutes(api: Api, { db, catalogues, deliverables }: DeliverablePorts) {
  const { Submittal, Schedule, Specification, RevitModel } = DeliverableType;
  const { HTML, PDF } = DeliverableFormat;

  /** Who reads a preview has generated nothing that could be handed over, so it is no user action (ENU-035). */
  const preview = async (type: GeneratedDeliverable, call: Call) =>
    deliverables.make(requestOf(type, { ...call.input, format: HTML }, call));

  const download = async (type: GeneratedDeliverable, call: Call & { readonly context: { readonly write: Write } }) => {
    const file = await deliverables.make(requestOf(type, call.input, call));
    // After it is made, so that what fails is not counted.
    await call.context.write(async (unit) => unit.about({ projectId: call.input.projectId }));
    return file;
  };

  return {
    submittal: api.deliverables.submittal.handler((call) => download(Submittal, call)),
    submittalPreview: api.deliverables.submittalPreview.handler((call) => preview(Submittal, call)),
    schedule: api.deliverables.schedule.handler((call) => download(Schedule, call)),
    schedulePreview: api.deliverables.schedulePreview.handler((call) => preview(Schedule, call)),
    specification: api.deliverables.specification.handler((call) => download(Specification, call)),
    specificationPreview: api.deliverables.specificationPreview.handler((call) => preview(Specification, call)),
    specificationHtml: api.deliverables.specificationHtml.handler(({ input, ...call }) =>
      preview(Specification, { ...call, input: { ...ALL_ITEMS, ...input } }),
    ),
    specificationPdf: api.deliverables.specificationPdf.handler(({ input, ...call }) =>
      download(Specification, { ...call, input: { ...ALL_ITEMS, ...input, format: PDF } }),
    ),
    revit: api.deliverables.revit.handler((call) => download(RevitModel, call)),
    anyRevit: api.deliverables.anyRevit.handler(async ({ input }) => {
      const found = await itemsWithRevits({ db, catalogues }, input.specificItemId);
      return { hasRevits: found.length > 0, itemsWithRevits: found };
    }),
  };
}

const ALL_ITEMS = { specificItemIds: [], pdfOrientation: PdfOrientation.None } as const;

interface Call {
  readonly input: DeliverableInput;
  readonly context: Pick<CallContext, 'manufacturerLabelId' | 'actor'>;
  readonly signal?: AbortSignal | undefined;
}

interface DeliverableInput {
  readonly projectId: string;
  readonly specificItemIds: readonly string[];
  readonly pdfOrientation: PdfOrientation;
  readonly now?: string | undefined;
  readonly includePreWire?: boolean;
  readonly format?: DeliverableRequest['format'];
}

const ORIENTATIONS = {
  [PdfOrientation.None]: null,
  [PdfOrientation.Portrait]: 'portrait',
  [PdfOrientation.Landscape]: 'landscape',
} as const;

function requestOf(
  type: GeneratedDeliverable,
  input: DeliverableInput,
  { context, signal }: Pick<Call, 'context' | 'signal'>,
): DeliverableRequest {
  const { projectId, specificItemIds, pdfOrientation, now, includePreWire = false, format } = input;
  return {
    ...{ type, projectId, specificItemIds, now, includePreWire, signal },
    format: format ?? DeliverableFormat.PDF,
    orientation: ORIENTATIONS[pdfOrientation],
    brand: context.manufacturerLabelId,
    userId: context.actor.userId,
  };
}
