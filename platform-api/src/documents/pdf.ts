import path from 'node:path';
import pdfmake from 'pdfmake';
import { FONTS_FOLDER } from '../room-folder.ts';

const font = (file: string) => path.join(FONTS_FOLDER, file);
const REGULAR = font('Inter-Regular.ttf');
const SEMIBOLD = font('Inter-SemiBold.ttf');

pdfmake.setFonts({ Inter: { normal: REGULAR, bold: SEMIBOLD, italics: REGULAR, bolditalics: SEMIBOLD } });
// A sheet is drawn from what stands in it: nothing is fetched, and no file is read but the font.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONTS_FOLDER);

export interface PdfSheet {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** One page whose texts can be found and copied. */
export async function pdfOf({ svg, width, height, title, author, language }: PdfSheet): Promise<Buffer> {
  const document = pdfmake.createPdf({
    pageSize: { width, height },
    pageMargins: 0,
    defaultStyle: { font: 'Inter' },
    language,
    info: { title, author },
    content: [{ svg, width }],
  });
  return document.getBuffer();
}
