import { Html, html } from '../../../brand/index.ts';
import { IDENTITY_MESSAGES } from '../../../core/index.ts';

const SIGN_OUT_MESSAGES = IDENTITY_MESSAGES.signOut;
const PROBLEM_MESSAGES = IDENTITY_MESSAGES.problem;

/**
 * The way out of the session.
 *
 * @param form the provider's own form with its token; it carries no field that says yes, so this page adds one
 * @param needsConfirmation whether the person must confirm, as when no page of ours sent them here
 */
export function signOutNotice(form: string, needsConfirmation: boolean): Html {
  const title = needsConfirmation ? SIGN_OUT_MESSAGES.question : SIGN_OUT_MESSAGES.lead;
  return html`<h1>${SIGN_OUT_MESSAGES.title}</h1>
<p class="lead">${title}</p>
${new Html(form)}
<input type="hidden" name="logout" value="yes" form="op.logoutForm"${!needsConfirmation && html` data-submit="now"`}>
<button class="button" type="submit" form="op.logoutForm">${SIGN_OUT_MESSAGES.submit}</button>`;
}

export function signedOutNotice(startUrl: string): Html {
  return html`<h1>${SIGN_OUT_MESSAGES.done}</h1>
<p class="lead">${SIGN_OUT_MESSAGES.doneLead}</p>
<a class="button" href="${startUrl}">${PROBLEM_MESSAGES.home}</a>`;
}

/** Why a sign-in does not go on. */
export type SignInProblem = 'failed' | 'expired' | 'unavailable';

const WORDS = {
  failed: ['title', 'lead'],
  expired: ['expiredTitle', 'expiredLead'],
  unavailable: ['unavailableTitle', 'unavailableLead'],
} as const satisfies Readonly<Record<SignInProblem, unknown>>;

/** @param code short machine-readable code of the failure, for the support staff who help the user */
export function problemNotice(publicUrl: string, code: string, reason: SignInProblem): Html {
  const [title, lead] = WORDS[reason];
  return html`<h1>${PROBLEM_MESSAGES[title]}</h1>
<p class="lead">${PROBLEM_MESSAGES[lead]}</p>
<a class="button" href="${publicUrl}/login">${PROBLEM_MESSAGES.again}</a>
<p class="aside"><a href="${publicUrl}/start">${PROBLEM_MESSAGES.home}</a></p>
<p class="aside">${PROBLEM_MESSAGES.detail({ code })}</p>`;
}
