import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import type { Renderer } from '../core/index.ts';
import type { DeliverableRequest } from './deliverable.ts';
import { letterheadOf } from './paper/letterhead.ts';
import type { Paper, PaperSection } from './paper/paper.ts';
import { paperHtml } from './paper/paper-html.ts';
import { paperPdf } from './paper/paper-pdf.ts';
import { revitArchive } from './revit/revit-archive.ts';
import { scheduleCsv } from './schedule/schedule-csv.ts';
import { scheduleDwg } from './schedule/schedule-dwg.ts';
import { schedulePaper } from './schedule/schedule-paper.ts';
import { specificationDocx } from './specification/specification-docx.ts';
import { specificationPaper } from './specification/specification-paper.ts';
import type { PaperSubject } from './subject/subject.ts';
import { submittalArchive } from './submittal/submittal-archive.ts';
import { submittalPaper } from './submittal/submittal-paper.ts';

export interface MakerRequest extends DeliverableRequest {
  readonly renderer: Pick<Renderer, 'render'>;
}

/** Makes one deliverable in the format that is asked for. */
export type PaperMaker = (subject: PaperSubject, request: MakerRequest) => Promise<string | Uint8Array<ArrayBuffer>>;

export const makeSchedule: PaperMaker = async (subject, request) => {
  const { format, renderer, signal } = request;
  if (format === DeliverableFormat.CSV) return scheduleCsv(subject);
  if (format === DeliverableFormat.DWG) return renderer.render(scheduleDwg(subject), { signal });
  return inFormat(schedulePaper(subject, orientationOf(request, 'landscape')), subject, request);
};

export const makeSubmittal: PaperMaker = async (subject, request) => {
  const { format, includePreWire, signal } = request;
  const options = { orientation: orientationOf(request, 'portrait'), includePreWire, signal };
  const paper = await submittalPaper(subject, options);
  if (format !== DeliverableFormat.ZIP) return inFormat(paper, subject, request);
  return submittalArchive(subject, paper, { ...options, renderer: request.renderer });
};

export const makeSpecification: PaperMaker = async (subject, request) => {
  const { format, renderer, signal } = request;
  if (format === DeliverableFormat.DOC) {
    return renderer.render(specificationDocx(subject, letterheadOf(subject)), { signal });
  }
  return inFormat(specificationPaper(subject, orientationOf(request, 'portrait')), subject, request);
};

export const makeRevit: PaperMaker = async (subject, { format, renderer, signal }) =>
  renderer.render(revitArchive(subject, format === DeliverableFormat.TAR ? 'tar' : 'zip'), { signal });

function orientationOf(
  { orientation }: Pick<DeliverableRequest, 'orientation'>,
  usual: PaperSection['orientation'],
): PaperSection['orientation'] {
  return orientation ?? usual;
}

/** HTML, or else PDF. */
function inFormat(paper: Paper, subject: PaperSubject, { format, renderer, signal }: MakerRequest) {
  const letterhead = letterheadOf(subject);
  return format === DeliverableFormat.HTML
    ? paperHtml(paper, letterhead)
    : renderer.render(paperPdf(paper, letterhead), { signal });
}
