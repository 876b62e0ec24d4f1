import { Resvg } from '@resvg/resvg-js';
import { COMPANY_TEMPLATE_LIMITS } from '@specbuilder/shared-contracts/api';
import { fileTypeFromBuffer } from 'file-type/core';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { COMPANY_TEMPLATE_MESSAGES, HttpError, invalid } from '../../core/index.ts';

export interface LogoPicture {
  readonly png: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** 4 in. by 3/4 in. in print quality, as large as a cover has it. */
const MAX_WIDTH = 1200;
const MAX_HEIGHT = 225;
/** Times as wide as high; a wider picture has space above and below it, since a head is a fixed height. */
const WIDEST = 10;
/** An SVG file is a program that readers would run, so it is no kind of logo. */
const KINDS: Readonly<Record<string, Pick<typeof PNG, 'calculate'>>> = { 'image/png': PNG, 'image/jpeg': JPG };
const PIXEL_BYTES = 4;
const OPACITY_BYTE = 3;

/**
 * The picture of a file, drawn again in the size of a letterhead: nothing of the file itself gets into documents.
 *
 * @param field of the request, which an error names
 * @throws HttpError 'invalid' for what is no PNG or JPEG by its bytes, has too many bytes or pixels, cannot be read, or shows nothing
 */
export async function logoPicture(file: Buffer, field: string): Promise<LogoPicture> {
  if (file.length > COMPANY_TEMPLATE_LIMITS.logoBytes) throw invalid(field, COMPANY_TEMPLATE_MESSAGES.tooLarge);
  const mime = (await fileTypeFromBuffer(file))?.mime ?? '';
  const kind = KINDS[mime];
  if (kind === undefined) throw invalid(field, COMPANY_TEMPLATE_MESSAGES.notThisKind);
  const { width, height } = sizeOf(file, kind, field);
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  const fitted = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(Math.max(height, width / WIDEST) * scale)),
  };
  const source = `data:${mime};base64,${file.toString('base64')}`;
  const drawn = new Resvg(pictureSvg(source, fitted)).render();
  if (isEmpty(drawn.pixels)) throw invalid(field, COMPANY_TEMPLATE_MESSAGES.unreadable);
  return { png: drawn.asPng(), ...fitted };
}

/** Before anything is unpacked: a small file can claim more pixels than the server has memory. */
function sizeOf(file: Buffer, kind: Pick<typeof PNG, 'calculate'>, field: string) {
  try {
    const { width, height } = kind.calculate(file);
    const most = COMPANY_TEMPLATE_LIMITS.logoPixels;
    if (width > most || height > most) throw invalid(field, COMPANY_TEMPLATE_MESSAGES.tooManyPixels({ most }));
    if (width >= 1 && height >= 1) return { width, height };
  } catch (error) {
    if (error instanceof HttpError) throw error;
  }
  throw invalid(field, COMPANY_TEMPLATE_MESSAGES.unreadable);
}

/** A picture as the drawing that documents have of a logo. */
export function pictureSvg(source: string, { width, height }: Omit<LogoPicture, 'png'>): string {
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image href="${source}" x="0" y="0" ${size} preserveAspectRatio="xMinYMid meet"/></svg>`;
}

/** What cannot be decoded is left out of a drawing without an error. */
function isEmpty(pixels: Uint8Array): boolean {
  for (let at = OPACITY_BYTE; at < pixels.length; at += PIXEL_BYTES) if (pixels[at] !== 0) return false;
  return true;
}
