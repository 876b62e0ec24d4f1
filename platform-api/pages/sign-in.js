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
