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

interface Sent {
  readonly manufacturerLabelId: number;
  readonly signal: AbortSignal;
}

/** Asks for the file (DLV-013, DLV-014). */
export function download(
  { deliverables }: ApiClient,
  choice: DeliverableChoice,
  { signal, ...sent }: Sent,
): Promise<Blob> {
  const { type, format, orientation, includePreWire } = choice;
  const input = { ...ofItems(choice, sent), pdfOrientation: orientation, format } as DeliverableRequest;
  switch (type) {
    case DeliverableType.Submittal:
      return deliverables.submittal({ ...input, includePreWire } as Parameters<typeof deliverables.submittal>[0], {
        signal,
      });
    case DeliverableType.Schedule:
      return deliverables.schedule(input as Parameters<typeof deliverables.schedule>[0], { signal });
    case DeliverableType.Specification:
      return deliverables.specification(input as Parameters<typeof deliverables.specification>[0], { signal });
    default:
      return deliverables.revit(input as Parameters<typeof deliverables.revit>[0], { signal });
  }
}

/** Asks for what a page shows. */
export function preview({ deliverables }: ApiClient, choice: PreviewChoice, { signal, ...sent }: Sent): Promise<Blob> {
  const input = ofItems(choice, sent);
  switch (choice.type) {
    case DeliverableType.Submittal:
      return deliverables.submittalPreview({ ...input, includePreWire: choice.includePreWire }, { signal });
    case DeliverableType.Schedule:
      return deliverables.schedulePreview(input, { signal });
    default:
      return deliverables.specificationPreview(input, { signal });
  }
}

function ofItems({ projectId, itemIds }: PreviewChoice, { manufacturerLabelId }: Omit<Sent, 'signal'>) {
  return { projectId, specificItemIds: [...itemIds], manufacturerLabelId, now: localTime(new Date()) };
}

/** The clock on the wall, which is the date on the papers. */
function localTime(now: Date): string {
  const wall = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return wall.toISOString().slice(0, 19);
}
