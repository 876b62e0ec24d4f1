import { html } from '../../brand/index.ts';
import { type FramedPage, framedPage, type PageFrame, startAddress } from '../../catalogue/index.ts';
import { ALERT_MESSAGES } from '../../core/index.ts';
import { aboutOf } from './mails.ts';
import type { AlertWithNames } from './store.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribe.ts';

const NO_INDEX = html`<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`;
const ALERTS_PATH = '/region-management/alerts';

/**
 * The question before an alert ends: programs that look into links of emails only open them.
 *
 * @param query of the address that was opened, which the button sends back
 */
export function unsubscribePage(frame: PageFrame, { alert, ...names }: AlertWithNames, query: string): FramedPage {
  const title = ALERT_MESSAGES.endTitle;
  const about = aboutOf({ ...alert, ...names });
  const body = html`<p>${ALERT_MESSAGES.endText({ about, email: names.recipientEmail })}</p>
<form method="post" action="${UNSUBSCRIBE_PATH}?${query}"><p><button class="button" type="submit">${ALERT_MESSAGES.endButton}</button></p></form>`;
  return page(frame, title, body, { hasForm: true });
}

/** It has ended, now or before. */
export function endedPage(frame: PageFrame): FramedPage {
  return page(frame, ALERT_MESSAGES.endedTitle, html`<p>${ALERT_MESSAGES.endedText}</p>${toAlerts()}`);
}

/** The link is not one of an email of ours, or not all of it. */
export function brokenLinkPage(frame: PageFrame): FramedPage {
  return page(frame, ALERT_MESSAGES.brokenTitle, html`<p>${ALERT_MESSAGES.brokenText}</p>${toAlerts()}`);
}

const toAlerts = () => html`<p><a class="button" href="${ALERTS_PATH}">${ALERT_MESSAGES.toAlerts}</a></p>`;

function page(
  frame: PageFrame,
  title: string,
  body: ReturnType<typeof html>,
  { hasForm = false }: { readonly hasForm?: boolean } = {},
): FramedPage {
  const brand = frame.brand.settings.brandName;
  return framedPage(frame, {
    title: `${title} | ${brand}`,
    head: NO_INDEX,
    body: html`<section class="empty"><h1>${title}</h1>
${body}
<p><a href="${startAddress(frame.brand)}">${ALERT_MESSAGES.start({ brand })}</a></p></section>`,
    hasForm,
  });
}
