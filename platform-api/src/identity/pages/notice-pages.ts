import { IDENTITY_TEXTS } from '../../words/identity.generated.ts';
import { Html, html } from './html.ts';

const { signOut, problem } = IDENTITY_TEXTS;

/**
 * The way out of the session.
 *
 * @param form the provider's own form with its token; it carries no field that says yes, so this page adds one
 * @param needsConfirmation whether the person must confirm, as when no page of ours sent them here
 */
export function signOutNotice(form: string, needsConfirmation: boolean): Html {
  const title = needsConfirmation ? signOut.question : signOut.lead;
  return html`<h1>${signOut.title}</h1>
<p class="lead">${title}</p>
${new Html(form)}
<input type="hidden" name="logout" value="yes" form="op.logoutForm"${!needsConfirmation && html` data-submit="now"`}>
<button class="button" type="submit" form="op.logoutForm">${signOut.submit}</button>`;
}

export function signedOutNotice(startUrl: string): Html {
  return html`<h1>${signOut.done}</h1>
<p class="lead">${signOut.doneLead}</p>
<a class="button" href="${startUrl}">${problem.home}</a>`;
}

/** @param code short machine word of the failure, for whoever is asked for help */
export function problemNotice(publicUrl: string, code: string, isExpired: boolean): Html {
  return html`<h1>${isExpired ? problem.expiredTitle : problem.title}</h1>
<p class="lead">${isExpired ? problem.expiredLead : problem.lead}</p>
<a class="button" href="${publicUrl}/login">${problem.again}</a>
<p class="aside"><a href="${publicUrl}/start">${problem.home}</a></p>
<p class="aside">${problem.detail({ code })}</p>`;
}
