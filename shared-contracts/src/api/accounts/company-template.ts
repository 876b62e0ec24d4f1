import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** Of the file of a logo, which fits into one request as text, and of the lines of a title block. */
export const COMPANY_TEMPLATE_LIMITS = {
  logoBytes: 700_000,
  logoPixels: 4000,
  lines: 4,
  lineCharacters: 80,
} as const;

const { lines, lineCharacters } = COMPANY_TEMPLATE_LIMITS;

const line = z.string().check(
  z.trim(),
  z.maxLength(
    lineCharacters,
    says(() => FIELD_MESSAGES.characters({ most: lineCharacters })),
  ),
);

/** What the documents of an account carry in place of the logo of the brand. */
export const companyTemplateDetails = z.object({
  /** A PNG or JPEG file in base64; null removes the logo, without it the logo stays. */
  logo: z.optional(z.nullable(text)),
  /** Printed on each document: address, license, telephone. */
  titleBlock: z.array(line).check(
    z.maxLength(
      lines,
      says(() => FIELD_MESSAGES.lines({ most: lines })),
    ),
  ),
});
export type CompanyTemplateDetails = z.infer<typeof companyTemplateDetails>;

export const companyTemplate = z.object({
  logo: z.nullable(
    z.object({
      /** The picture itself: data:image/png. */
      source: text,
      /** Pixels. */
      width: z.number(),
      height: z.number(),
    }),
  ),
  titleBlock: z.array(text),
});
export type CompanyTemplate = z.infer<typeof companyTemplate>;

export const companyTemplateContract = {
  companyTemplate: endpoint('GET', '/api/user/company/template', {
    summary: 'Logo and title block that the documents of the signed-in user carry',
    access: signedIn(),
    overlay: false,
  }).output(companyTemplate),
  saveCompanyTemplate: endpoint('PUT', '/api/user/company/template', {
    summary: 'Change logo and title block; the account needs a company',
    access: signedIn(),
    overlay: false,
  })
    .input(companyTemplateDetails)
    .output(companyTemplate),
};
