import type { DeliverableRequest, GeneratedDeliverable } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { type DeliverableFormat, DeliverableType, type PdfOrientation } from '@specbuilder/shared-contracts/domain';

/** What the user chose of a deliverable. */
export interface DeliverableChoice {
  readonly type: GeneratedDeliverable;
  readonly format: DeliverableFormat;
  readonly orientation: PdfOrientation;
  readonly projectId: string;
  readonly itemIds: readonly string[];
  /** Of submittals. */
  readonly includePreWire: boolean;
}

/** The same for what a page shows of it. */
export type PreviewChoice = Omit<DeliverableChoice, 'format' | 'orientation'>;

/** Whose papers they are on the page. */
interface Sender {
  readonly manufacturerLabelId: number;
}

/** Asks for the file (DLV-013, DLV-014). */
export function download({ deliverables }: ApiClient, choice: DeliverableChoice, sent: Sender): Promise<Blob> {
  const { type, format, orientation, includePreWire } = choice;
  const input = { ...ofItems(choice, sent), pdfOrientation: orientation, format } as DeliverableRequest;
  switch (type) {
    case DeliverableType.Submittal:
      return deliverables.submittal({ ...input, includePreWire } as Parameters<typeof deliverables.submittal>[0]);
    case DeliverableType.Schedule:
      return deliverables.schedule(input as Parameters<typeof deliverables.schedule>[0]);
    case DeliverableType.Specification:
      return deliverables.specification(input as Parameters<typeof deliverables.specification>[0]);
    default:
      return deliverables.revit(input as Parameters<typeof deliverables.revit>[0]);
  }
}

/** Asks for what a page shows. */
export function preview(
  { deliverables }: ApiClient,
  choice: PreviewChoice,
  sender: Sender,
  options: { readonly signal: AbortSignal },
): Promise<Blob> {
  const input = ofItems(choice, sender);
  switch (choice.type) {
    case DeliverableType.Submittal:
      return deliverables.submittalPreview({ ...input, includePreWire: choice.includePreWire }, options);
    case DeliverableType.Schedule:
      return deliverables.schedulePreview(input, options);
    default:
      return deliverables.specificationPreview(input, options);
  }
}

function ofItems({ projectId, itemIds }: PreviewChoice, { manufacturerLabelId }: Sender) {
  // One list: a name for each id made the address of 200 items longer than proxies take.
  const specificItemIds = itemIds.join(',');
  return { projectId, specificItemIds, manufacturerLabelId, now: localTime(new Date()) };
}

/** The clock on the wall, which is the date on the papers. */
function localTime(now: Date): string {
  const wall = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return wall.toISOString().slice(0, 19);
}
