import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { Brand } from '../brands/brands.ts';
import { html } from '../server-pages/html.ts';

/** What a mail says, apart from how it looks. */
export interface MailMessages {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** Small print below the button. */
  readonly note: string;
}

/** A mail that needs no action, such as a visitor's message to the company. */
export type LetterMessages = Pick<MailMessages, 'title' | 'paragraphs'>;

const TEXT = '#242424';
const QUIET = '#616161';
const PAGE = '#f5f5f5';
const DOCUMENT = '#ffffff';
const LINE = '#e0e0e0';

/** What a mail with a button says, as text and as a page. */
export function mailTexts(brand: Brand, messages: MailMessages) {
  return { subject: messages.title, body: plainMail(messages), html: brandedMail(brand, messages) };
}

/** Body of a plain-text mail; it contains the address, since there is no button to click. */
function plainMail({ paragraphs, button, note }: MailMessages): string {
  return `${[...paragraphs, `${button.label}: ${button.url}`, note].join('\n\n')}\n`;
}

/** The same as a page in the brand's colours: tables and inline styles are all that mail programs agree on. */
export function brandedMail({ settings }: Brand, words: MailMessages | LetterMessages): string {
  const { brandName, appearance, copyright } = settings;
  const bar = appearance.brandVariants['80'] ?? appearance.keyColor;
  const font = "font-family:'Segoe UI',Arial,sans-serif";
  return html`<!doctype html>
<html lang="${currentLanguage.locale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title></head>
<body style="margin:0;background:${PAGE};${font};color:${TEXT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${DOCUMENT};border:1px solid ${LINE};border-radius:8px">
<tr><td style="padding:16px 24px;background:${bar};border-radius:7px 7px 0 0;color:${DOCUMENT};font-size:16px;font-weight:600">${brandName}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:${TEXT}">${words.title}</h1>
${words.paragraphs.map((item) => html`<p style="margin:0 0 12px;font-size:14px;line-height:20px;color:${TEXT}">${item}</p>`)}
${'button' in words ? callToAction(words, bar) : ''}
</td></tr>
<tr><td style="padding:12px 24px;border-top:1px solid ${LINE};font-size:12px;line-height:16px;color:${QUIET}">${copyright}</td></tr>
</table></td></tr></table>
</body></html>
`.markup;
}

function callToAction({ button: { label, url }, note }: MailMessages, bar: string) {
  return html`<p style="margin:20px 0"><a href="${url}" style="display:inline-block;padding:10px 20px;background:${bar};border-radius:4px;color:${DOCUMENT};font-size:14px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0;font-size:12px;line-height:16px;color:${QUIET}">${note}<br>${url}</p>`;
}
