import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { type Html, html } from '../../../brand/index.ts';
import { IDENTITY_MESSAGES, SECOND_STEP_MESSAGES } from '../../../core/index.ts';
import { errorLine, passkeyForm } from './form-parts.ts';

const MESSAGES = IDENTITY_MESSAGES.signIn;

/** Demonstration accounts; all have one password. */
export interface DemoAccounts {
  readonly userNames: readonly string[];
  readonly password: string;
}

export interface SignInView {
  readonly signin: string;
  readonly userName: string;
  /** Sentence below the password field; null on the first visit. */
  readonly error: string | null;
  /** Shown below the form where there are any. */
  readonly demoAccounts: DemoAccounts | null;
  readonly startUrl: string;
  /** What a browser signs in by a passkey with. */
  readonly passkeyOptions: PublicKeyCredentialRequestOptionsJSON;
}

/** The sign-in form; it works without the script, which only shows the password on request. */
export function signInForm(view: SignInView): Html {
  const isInvalid = view.error !== null;
  // The first field that still needs something gets the focus.
  const startsAtPassword = view.userName !== '';
  return html`<h1>${MESSAGES.title}</h1>
<p class="lead">${MESSAGES.lead}</p>
<form method="post" action="/identity/login?signin=${encodeURIComponent(view.signin)}">
<div class="field">
<label for="username">${MESSAGES.userName}</label>
<div class="input"><input id="username" name="username" type="text" value="${view.userName}" autocomplete="username"
 autocapitalize="none" spellcheck="false" maxlength="100" required${!startsAtPassword && html` autofocus`}></div>
</div>
<div class="field">
<label for="password">${MESSAGES.password}</label>
<div class="input${isInvalid && ' is-invalid'}"><input id="password" name="password" type="password"
 autocomplete="current-password" maxlength="128" required${startsAtPassword && html` autofocus`}${
   isInvalid && html` aria-invalid="true" aria-describedby="error"`
 }>${revealButton()}</div>
${errorLine(view.error)}
</div>
<div class="check"><input id="remember" name="remember" type="checkbox" value="on"><label for="remember">${
    MESSAGES.remember
  }</label></div>
<button class="button" type="submit">${MESSAGES.submit}</button>
</form>
${passkeyForm({
  action: `/identity/login/passkey?signin=${encodeURIComponent(view.signin)}`,
  label: SECOND_STEP_MESSAGES.usePasskey,
  options: view.passkeyOptions,
})}
${accountLinks()}
<p class="aside">${MESSAGES.guestLead} <a href="${view.startUrl}">${MESSAGES.guest}</a></p>
${view.demoAccounts !== null && demoUsers(view.demoAccounts)}`;
}

/** Links for users who cannot sign in (AUT-032). */
function accountLinks(): Html {
  return html`<p class="aside links"><a href="/account/forgot-username">${MESSAGES.forgotUserName}</a>
<a href="/account/forgot-password">${MESSAGES.forgotPassword}</a></p>
<p class="aside">${MESSAGES.newHere} <a href="/account/register">${MESSAGES.register}</a></p>`;
}

function revealButton(): Html {
  return html`<button class="reveal" id="reveal" type="button" aria-pressed="false" aria-label="${
    MESSAGES.showPassword
  }" data-show-label="${MESSAGES.showPassword}" data-hide-label="${MESSAGES.hidePassword}" hidden><svg viewBox="0 0 20 20" fill="none" stroke="currentColor"
 stroke-width="1.25" stroke-linecap="round" aria-hidden="true"><path d="M2.5 11.5c1-3.6 4-6 7.500-6s6.500 2.400 7.500 6"/><circle cx="10" cy="11.500" r="2.600"/><path class="slash" d="M4 4l12 13"/></svg></button>`;
}

function demoUsers({ userNames, password }: DemoAccounts): Html {
  const names = userNames.map((userName, index) => html`${index > 0 && ', '}<code>${userName}</code>`);
  return html`<p class="demo">${MESSAGES.demo}: ${names}<br>${MESSAGES.demoPassword}: <code>${password}</code></p>`;
}
