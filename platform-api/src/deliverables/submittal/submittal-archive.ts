import { DELIVERABLE_MESSAGES as MESSAGES, type PackedFile, type Renderer } from '../../core/index.ts';
import { curveOf } from '../facts/pictures.ts';
import { letterheadOf } from '../paper/letterhead.ts';
import type { Paper } from '../paper/paper.ts';
import { paperPdf } from '../paper/paper-pdf.ts';
import { uniqueStems } from '../subject/item-files.ts';
import type { PaperSubject } from '../subject/subject.ts';
import { itemPages } from './item-pages.ts';
import type { SubmittalOptions } from './submittal-paper.ts';

interface ArchiveOptions extends SubmittalOptions {
  readonly renderer: Pick<Renderer, 'render'>;
}

/** The package with each item's pages and curve as separate files, for users who file documents by tag. */
export async function submittalArchive(
  subject: PaperSubject,
  paper: Paper,
  options: ArchiveOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderer, signal } = options;
  const letterhead = letterheadOf(subject);
  const files: PackedFile[] = [
    {
      name: `${MESSAGES.paper.submittal}.pdf`,
      content: await renderer.render(paperPdf(paper, letterhead), { signal }),
    },
  ];
  const stems = uniqueStems(subject.items);
  for (const [place, item] of subject.items.entries()) {
    const stem = `${MESSAGES.folder.items}/${stems[place]}`;
    const pages = itemPages(item, { ...options, brand: subject.brand });
    const title = MESSAGES.paperTitle({ paper: item.tag, project: subject.projectName });
    const content = await renderer.render(paperPdf({ title, sections: [pages] }, letterhead), { signal });
    files.push({ name: `${stem}.pdf`, content });
    const curve = curveOf(item, subject.brand);
    if (curve !== null) files.push({ name: `${stem} ${MESSAGES.folder.curve}.svg`, content: Buffer.from(curve) });
  }
  return renderer.render({ kind: 'zip', files, time: subject.date.getTime() }, { signal });
}
