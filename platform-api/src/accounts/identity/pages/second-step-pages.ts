import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { type Html, html } from '../../../brand/index.ts';
import { SECOND_STEP_MESSAGES } from '../../../core/index.ts';
import type { NewApp } from '../second-factor/authenticator-app.ts';
import type { Factors } from '../second-factor/second-factor.ts';
import { errorLine, passkeyForm } from './form-parts.ts';

const MESSAGES = SECOND_STEP_MESSAGES;
const PATH = '/identity/login';

interface SecondStepView {
  readonly signin: string;
  readonly error: string | null;
  readonly factors: Factors;
  readonly passkeyOptions: PublicKeyCredentialRequestOptionsJSON;
}

/** The app's code or a substitute; a user who has only passkeys can type a recovery code instead of one. */
export function secondStepForm({ signin, error, factors, passkeyOptions }: SecondStepView): Html {
  const action = `${PATH}/second?signin=${encodeURIComponent(signin)}`;
  const [label, hint] = factors.hasApp
    ? [MESSAGES.code, MESSAGES.codeHint]
    : [MESSAGES.recoveryCode, MESSAGES.recoveryHint];
  return html`<h1>${MESSAGES.title}</h1>
<p class="lead">${MESSAGES.lead}</p>
<form method="post" action="${action}">
${codeField({ label, hint, error, isNumeric: false })}
<button class="button" type="submit">${MESSAGES.submit}</button>
</form>
${factors.hasPasskey && passkeyForm({ action, label: MESSAGES.usePasskey, options: passkeyOptions })}`;
}

interface EnrolmentView {
  readonly signin: string;
  readonly error: string | null;
  readonly app: NewApp;
}

export function enrolmentForm({ signin, error, app }: EnrolmentView): Html {
  const secret = (app.secret.match(/.{1,4}/g) ?? []).join(' ');
  return html`<h1>${MESSAGES.enrol.title}</h1>
<p class="lead">${MESSAGES.enrol.lead}</p>
<img class="qr" src="${app.qrCode}" width="192" height="192" alt="${MESSAGES.enrol.picture}">
<p class="secret">${MESSAGES.enrol.secret} <code>${secret}</code></p>
<form method="post" action="${PATH}/enrol?signin=${encodeURIComponent(signin)}">
${codeField({ label: MESSAGES.enrol.code, hint: null, error, isNumeric: true })}
<button class="button" type="submit">${MESSAGES.enrol.submit}</button>
</form>`;
}

export function recoveryCodesPage({ signin, codes }: { readonly signin: string; readonly codes: readonly string[] }) {
  return html`<h1>${MESSAGES.codes.title}</h1>
<p class="lead">${MESSAGES.codes.lead}</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<form method="post" action="${PATH}/enrolled?signin=${encodeURIComponent(signin)}">
<button class="button" type="submit">${MESSAGES.codes.submit}</button>
</form>`;
}

interface CodeField {
  readonly label: string;
  readonly hint: string | null;
  readonly error: string | null;
  /** Whether digits are all that can be typed; a recovery code has letters. */
  readonly isNumeric: boolean;
}

function codeField({ label, hint, error, isNumeric }: CodeField): Html {
  const described = [hint !== null && 'hint', error !== null && 'error'].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="code">${label}</label>
<div class="input${error !== null && ' is-invalid'}"><input id="code" name="code" type="text" autocomplete="one-time-code"
 autocapitalize="none" spellcheck="false" maxlength="20" required autofocus${isNumeric && html` inputmode="numeric"`}${
   described !== '' && html` aria-describedby="${described}"`
 }${error !== null && html` aria-invalid="true"`}></div>
${errorLine(error)}
${hint !== null && html`<p class="hint" id="hint">${hint}</p>`}
</div>`;
}
