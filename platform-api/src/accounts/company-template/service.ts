import type { CompanyTemplate, CompanyTemplateDetails } from '@specbuilder/shared-contracts/api';
import {
  type Caller,
  COMPANY_TEMPLATE_MESSAGES,
  HttpError,
  type Queryable,
  type UnitOfWork,
} from '../../core/index.ts';
import { type LogoPicture, logoPicture, pictureSvg } from './logo-picture.ts';
import { findTemplate, saveTemplate, type TemplateRow } from './store.ts';

/** Of the documents of an account: the company in place of the brand. */
export interface DocumentTemplate {
  readonly companyName: string;
  /** A PNG; null where the logo of the brand stays. */
  readonly logo: (LogoPicture & { readonly svg: string }) | null;
  readonly titleBlock: readonly string[];
}

export async function readCompanyTemplate(db: Queryable, userId: string): Promise<CompanyTemplate> {
  return responseOf((await findTemplate(db, userId))?.template ?? null);
}

/**
 * Changes what the caller's documents carry.
 *
 * @throws HttpError 'conflict' for an account without a company, 'invalid' with field logo for a file that is no
 *   readable PNG or JPEG within the limits
 */
export async function saveCompanyTemplate(
  unit: UnitOfWork,
  { userId }: Caller,
  { logo, titleBlock }: CompanyTemplateDetails,
): Promise<CompanyTemplate> {
  const found = await findTemplate(unit.tx, userId);
  if (!found?.companyName) throw new HttpError('conflict', COMPANY_TEMPLATE_MESSAGES.needsCompany);
  const picture = logo == null ? null : await logoPicture(Buffer.from(logo, 'base64'), 'logo');
  const columns = logo === undefined ? {} : logoColumns(picture);
  await saveTemplate(unit.tx, userId, { ...columns, titleBlock: titleBlock.filter((line) => line !== '') });
  unit.audit({ action: 'profile-changed', userId });
  return readCompanyTemplate(unit.tx, userId);
}

/** Null without a company, or without anything to print. */
export async function documentTemplateOf(db: Queryable, userId: string): Promise<DocumentTemplate | null> {
  const found = await findTemplate(db, userId);
  if (!found?.companyName || found.template === null) return null;
  const { companyName, template } = found;
  const picture = pictureIn(template);
  if (picture === null && template.titleBlock.length === 0) return null;
  const logo = picture === null ? null : { ...picture, svg: pictureSvg(sourceOf(picture.png), picture) };
  return { companyName, logo, titleBlock: template.titleBlock };
}

function logoColumns(picture: LogoPicture | null) {
  return { logo: picture?.png ?? null, logoWidth: picture?.width ?? null, logoHeight: picture?.height ?? null };
}

function pictureIn({ logo, logoWidth, logoHeight }: TemplateRow): LogoPicture | null {
  return logo === null || logoWidth === null || logoHeight === null
    ? null
    : { png: logo, width: logoWidth, height: logoHeight };
}

function responseOf(template: TemplateRow | null): CompanyTemplate {
  const picture = template === null ? null : pictureIn(template);
  const logo = picture && { source: sourceOf(picture.png), width: picture.width, height: picture.height };
  return { logo, titleBlock: template?.titleBlock ?? [] };
}

const sourceOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
