import type { GeneratedDeliverable } from '@specbuilder/shared-contracts/api';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';

/** What a generated file is. */
interface FormatFacts {
  readonly extension: string;
  readonly mediaType: string;
}

export type MadeFormat = Extract<DeliverableFormat, 1 | 2 | 3 | 5 | 7 | 8 | 9>;

/** DOC is what the specification calls it; what Word opens today is DOCX. */
export const FORMATS: Readonly<Record<MadeFormat, FormatFacts>> = {
  [DeliverableFormat.CSV]: { extension: 'csv', mediaType: 'text/csv; charset=utf-8' },
  [DeliverableFormat.DWG]: { extension: 'dwg', mediaType: 'image/vnd.dwg' },
  [DeliverableFormat.HTML]: { extension: 'html', mediaType: 'text/html; charset=utf-8' },
  [DeliverableFormat.PDF]: { extension: 'pdf', mediaType: 'application/pdf' },
  [DeliverableFormat.DOC]: {
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  [DeliverableFormat.ZIP]: { extension: 'zip', mediaType: 'application/zip' },
  [DeliverableFormat.TAR]: { extension: 'tar', mediaType: 'application/x-tar' },
};

export interface DeliverableRequest {
  readonly type: GeneratedDeliverable;
  readonly format: MadeFormat;
  readonly projectId: string;
  readonly specificItemIds: readonly string[];
  readonly orientation: 'portrait' | 'landscape' | null;
  readonly includePreWire: boolean;
  readonly brand: number;
  /** Local time of whoever asks, as ISO text. */
  readonly now: string | undefined;
  readonly userId: string | null;
  /** Ends the work when nobody waits for it any more. */
  readonly signal: AbortSignal | undefined;
}
