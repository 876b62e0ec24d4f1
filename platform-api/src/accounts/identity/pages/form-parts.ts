import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { type Html, html } from '../../../brand/index.ts';
import { SECOND_STEP_MESSAGES } from '../../../core/index.ts';

/** Parts that several forms of the identity pages have. */

export function errorLine(error: string | null): Html {
  return html`${error !== null && html`<p class="error" id="error" role="alert">${errorIcon()}<span>${error}</span></p>`}`;
}

function errorIcon(): Html {
  return html`<svg viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="6" fill="currentColor"/><path d="M4 4l4 4M8 4l-4 4" stroke="var(--page)" stroke-width="1.4" stroke-linecap="round"/></svg>`;
}

interface PasskeyForm {
  readonly action: string;
  readonly label: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** Shown by the script where the browser has passkeys; without it there is the form above. */
export function passkeyForm({ action, label, options }: PasskeyForm): Html {
  return html`<form class="passkey" id="passkey" method="post" action="${action}" data-options="${JSON.stringify(options)}" data-stopped="${
    SECOND_STEP_MESSAGES.passkeyStopped
  }" hidden>
<p class="or"><span>${SECOND_STEP_MESSAGES.or}</span></p>
<input type="hidden" name="credential" value=""><input type="hidden" name="remember" value="">
<button class="button quiet" type="submit">${keyIcon()}${label}</button>
<p class="error" aria-live="polite" hidden>${errorIcon()}<span></span></p>
</form>`;
}

function keyIcon(): Html {
  return html`<svg class="button-icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="7" cy="7" r="3.500"/><path d="M9.500 9.500l7 7M14 14l2-2M11.500 11.500l1.500-1.500"/></svg>`;
}
