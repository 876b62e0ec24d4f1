import { DELIVERABLE_MESSAGES as MESSAGES, type PackedFile, type Renderer } from '../../core/index.ts';
import { curveOf } from '../facts/pictures.ts';
import { documentPdf } from '../layout/document-pdf.ts';
import { letterheadOf } from '../layout/letterhead.ts';
import type { PrintedDocument } from '../layout/printed-document.ts';
import { uniqueStems } from '../subject/item-files.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { itemPages } from './item-pages.ts';
import { pageGroups } from './page-groups.ts';
import type { SubmittalOptions } from './submittal-document.ts';

interface ArchiveOptions extends SubmittalOptions {
  readonly renderer: Pick<Renderer, 'render'>;
}

/** The package with each item's pages and curve as separate files, for users who file documents by tag. */
export async function submittalArchive(
  subject: DeliverableSubject,
  printed: PrintedDocument,
  options: ArchiveOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderer, signal } = options;
  const letterhead = letterheadOf(subject);
  const files: PackedFile[] = [
    {
      name: `${MESSAGES.document.submittal}.pdf`,
      content: await renderer.render(documentPdf(printed, letterhead), { signal }),
    },
  ];
  const groups = pageGroups(subject.items, options.sharePages);
  const stems = uniqueStems(groups.map(({ item }) => item));
  for (const [index, group] of groups.entries()) {
    const { item } = group;
    const stem = `${MESSAGES.folder.items}/${stems[index]}`;
    const pages = itemPages(group, { ...options, brand: subject.brand, publicUrl: subject.publicUrl });
    const title = MESSAGES.documentTitle({ document: item.tag, project: subject.projectName });
    const content = await renderer.render(documentPdf({ title, sections: [pages] }, letterhead), { signal });
    files.push({ name: `${stem}.pdf`, content });
    const curve = curveOf(item, subject.brand);
    if (curve !== null) files.push({ name: `${stem} ${MESSAGES.folder.curve}.svg`, content: Buffer.from(curve) });
  }
  return renderer.render({ kind: 'zip', files, time: subject.date.getTime() }, { signal });
}
