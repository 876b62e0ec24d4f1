import { createServer } from 'node:http';
import { FOREIGN_PORT, FOREIGN_URL, SITE_URL } from './addresses.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Acme Roofing</title></head>
<body>
<h1>Acme Roofing</h1>
<sb-sizer brand="1" start="/start"></sb-sizer>
<script src="${SITE_URL}/embed/sizer.js" async></script>
</body>
</html>`;

/** A bare page of an integrator on an origin of its own. */
export async function serveForeignPage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(FOREIGN_PORT, '127.0.0.1', resolve));
  return {
    url: FOREIGN_URL,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
