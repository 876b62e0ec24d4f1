// Improves the sign-in and sign-out pages; both work without it.
const password = document.getElementById('password');
const reveal = document.getElementById('reveal');

if (password instanceof HTMLInputElement && reveal instanceof HTMLButtonElement) {
  const { showLabel = '', hideLabel = '' } = reveal.dataset;
  reveal.hidden = false;
  reveal.addEventListener('click', () => {
    const isShown = password.type === 'password';
    password.type = isShown ? 'text' : 'password';
    reveal.setAttribute('aria-pressed', String(isShown));
    reveal.setAttribute('aria-label', isShown ? hideLabel : showLabel);
  });
}

const signOut = document.getElementById('op.logoutForm');
const isAutomatic = document.querySelector('[data-submit="now"]') !== null;
if (isAutomatic && signOut instanceof HTMLFormElement) signOut.submit();

// Signs in by a passkey: the form carries what the browser proved, and stays hidden where there is no such thing.
const passkey = document.getElementById('passkey');
const library = Reflect.get(window, 'SimpleWebAuthnBrowser');

if (passkey instanceof HTMLFormElement && library?.browserSupportsWebAuthn()) {
  const remember = document.getElementById('remember');
  /** @param {string} name */
  const field = (name) => /** @type {HTMLInputElement} */ (passkey.elements.namedItem(name));
  /** @param {string} text */
  const say = (text) => {
    const line = /** @type {HTMLElement} */ (passkey.querySelector('.error'));
    line.hidden = text === '';
    if (line.lastElementChild !== null) line.lastElementChild.textContent = text;
  };
  passkey.hidden = false;
  passkey.addEventListener('submit', async (event) => {
    event.preventDefault();
    say('');
    try {
      const optionsJSON = JSON.parse(passkey.dataset['options'] ?? '');
      field('credential').value = JSON.stringify(await library.startAuthentication({ optionsJSON }));
      field('remember').value = remember instanceof HTMLInputElement && remember.checked ? 'on' : '';
      passkey.submit();
    } catch {
      // Stopped by the person, or no passkey of this site at hand; neither is an error of the page.
      say(passkey.dataset['stopped'] ?? '');
    }
  });
}
