import type { Build, BuildOptions } from './deliverable.ts';
import { letterheadOf } from './paper/letterhead.ts';
import type { Paper } from './paper/paper.ts';
import { paperHtml } from './paper/paper-html.ts';
import { paperPdf } from './paper/paper-pdf.ts';
import type { PaperSubject } from './subject/subject.ts';

/** Both formats that have pages, of one layout: PDF to download, HTML to preview. */
export function pagesOf(
  layOut: (subject: PaperSubject, options: BuildOptions) => Paper | Promise<Paper>,
): Readonly<Record<'PDF' | 'HTML', Build>> {
  return {
    PDF: async (subject, options) => {
      const { renderer, signal } = options;
      return renderer.render(paperPdf(await layOut(subject, options), letterheadOf(subject)), { signal });
    },
    HTML: async (subject, options) => paperHtml(await layOut(subject, options), letterheadOf(subject)),
  };
}
