import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/** Origin of the SpecBuilder server. */
const { origin: site } = new URL(process.argv[2] ?? 'https://fans.example.com');

/** Only scripts with the nonce of the response run; nothing inline without it, no eval, no third-party styles. */
const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // The latter for what changes while a fan is configured.
    `connect-src ${site} ${site.replace(/^http/, 'ws')}`,
    `img-src ${site} data:`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const pageOf = (nonce) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Acme Roofing: exhaust fans</title>
    <script nonce="${nonce}" src="${site}/embed/sizer.js" async></script>
  </head>
  <body>
    <h1>Exhaust fans</h1>
    <p><button id="kitchen" type="button">2,000 cfm at 0.5 in. wg</button></p>
    <p id="choice" role="status">Nothing chosen yet</p>
    <sb-sizer start="/fans/sizer/search?category=1&sub=2"></sb-sizer>
    <script nonce="${nonce}">
      const sizer = document.querySelector('sb-sizer');
      const choice = document.getElementById('choice');
      sizer.addEventListener('sb-results', ({ detail }) => {
        choice.textContent = detail.count + ' fans';
      });
      sizer.addEventListener('sb-item', ({ detail }) => {
        choice.textContent = detail.model + ': ' + detail.price + ' ' + detail.currency;
      });
      document.getElementById('kitchen').addEventListener('click', async () => {
        await customElements.whenDefined('sb-sizer');
        await sizer.size({ category: 1, sub: 2, cfm: 2000, sp: 0.5 });
      });
    </script>
  </body>
</html>`;

createServer((_request, response) => {
  const nonce = randomBytes(16).toString('base64url');
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(nonce),
    })
    .end(pageOf(nonce));
}).listen(Number(process.env.PORT ?? 3000));
