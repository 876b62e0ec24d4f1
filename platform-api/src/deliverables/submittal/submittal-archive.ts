import { DELIVERABLE_MESSAGES as MESSAGES, type PackedFile, type PdfSheet, type Renderer } from '../../core/index.ts';
import { curveOf } from '../facts/pictures.ts';
import { documentPdf } from '../layout/document-pdf.ts';
import { letterheadOf } from '../layout/letterhead.ts';
import { uniqueStems } from '../subject/item-files.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { type PageGroup, pageGroups } from './page-groups.ts';
import type { SubmittalOptions } from './submittal-document.ts';
import { submittalPackage } from './submittal-package.ts';

interface ArchiveOptions extends SubmittalOptions {
  readonly renderer: Pick<Renderer, 'render'>;
}

/** The package with each item's pages and curve as separate files, for users who file documents by tag. */
export async function submittalArchive(
  subject: DeliverableSubject,
  options: ArchiveOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderer, signal, sharePages } = options;
  const stems = uniqueStems(pageGroups(subject.items, sharePages).map(({ item }) => item));
  const sheetOf = ({ item }: PageGroup, index: number): PdfSheet => {
    const stem = `${MESSAGES.folder.items}/${stems[index]}`;
    const title = MESSAGES.documentTitle({ document: item.tag, project: subject.projectName });
    return { name: `${stem}.pdf`, title, files: curveFiles(item, subject, stem) };
  };
  const printed = await submittalPackage(subject, { ...options, sheetOf });
  return renderer.render(
    {
      ...documentPdf(printed, letterheadOf(subject)),
      kind: 'pdfArchive',
      name: `${MESSAGES.document.submittal}.pdf`,
      time: subject.date.getTime(),
    },
    { signal, items: subject.items.length },
  );
}

function curveFiles(item: DeliverableItem, { brand }: DeliverableSubject, stem: string): PackedFile[] {
  const curve = curveOf(item, brand);
  return curve === null ? [] : [{ name: `${stem} ${MESSAGES.folder.curve}.svg`, content: Buffer.from(curve) }];
}
