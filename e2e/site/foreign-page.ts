import { createServer } from 'node:http';
import { FOREIGN_PORT, SITE_URL } from './addresses.ts';

export interface ForeignPage {
  /** Of the element. */
  readonly attributes?: string;
  readonly style?: string;
  readonly port?: number;
  /** Content policy of the page. */
  readonly policy?: string;
  /** Nonce of its script, where the policy requires one. */
  readonly nonce?: string;
  /** Body of the page, replacing the default single element. */
  readonly body?: string;
}

const pageOf = ({
  attributes = 'brand="1" start="/start"',
  style = '',
  nonce = '',
  body,
}: ForeignPage) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Acme Roofing</title>
<meta name="viewport" content="width=device-width">${style && `<style>${style}</style>`}</head>
<body>
<h1>Acme Roofing</h1>
${body ?? `<sb-sizer ${attributes}></sb-sizer>`}
<script src="${SITE_URL}/embed/sizer.js" nonce="${nonce}" async></script>
</body>
</html>`;

/** A bare page of an integrator on an origin of its own. */
export async function serveForeignPage(
  foreign: ForeignPage = {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { port = FOREIGN_PORT } = foreign;
  const server = createServer((_request, response) => {
    const policy = foreign.policy === undefined ? {} : { 'content-security-policy': foreign.policy };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(pageOf(foreign));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
