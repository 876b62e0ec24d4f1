import type { Build, BuildOptions } from './deliverable.ts';
import { documentHtml } from './layout/document-html.ts';
import { documentPdf } from './layout/document-pdf.ts';
import { type Letterhead, letterheadOf } from './layout/letterhead.ts';
import type { PrintedDocument } from './layout/printed-document.ts';
import type { DeliverableSubject } from './subject/subject.ts';

/** As many as a screen shows at first: of a submittal its cover and transmittal, before what grows with its items. */
const FIRST_SECTIONS = 2;

/** Both formats that have pages, of one layout: PDF to download, HTML to preview. */
export function pagesOf(
  layOut: (subject: DeliverableSubject, options: BuildOptions) => PrintedDocument | Promise<PrintedDocument>,
  headOf: (subject: DeliverableSubject) => Letterhead = letterheadOf,
): Readonly<Record<'PDF' | 'HTML', Build>> {
  return {
    PDF: async (subject, options) => {
      const { renderer, signal } = options;
      const { length: items } = subject.items;
      return renderer.render(documentPdf(await layOut(subject, options), headOf(subject)), { signal, items });
    },
    HTML: async (subject, options) => {
      const most = options.firstPages ? FIRST_SECTIONS : Number.POSITIVE_INFINITY;
      return documentHtml(await layOut(subject, options), headOf(subject), most);
    },
  };
}
