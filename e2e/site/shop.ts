import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { SHOP_PORT, SHOP_URL, SITE_URL } from './addresses.ts';

/** The shop's own page: the product in a frame, a record of what it says, and a stranger who would like to meddle. */
function shopPage(path: string): string {
  const stranger = "<script>onmessage = () => parent.frames[0].postMessage('finish-request', '*')</script>";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Ductline Supply</title></head>
<body style="background: #fff8e1">
<h1>Fan selector</h1>
<iframe id="product" title="Fan selector" src="${SITE_URL}${path}" style="width: 1200px; height: 760px; border: 0"></iframe>
<iframe id="stranger" title="Advertisement" src="data:text/html,${encodeURIComponent(stranger)}"></iframe>
<script>
  window.received = [];
  addEventListener('message', ({ data, origin }) => {
    if (origin === ${JSON.stringify(SITE_URL)}) window.received.push(data);
  });
  window.say = (message) => document.getElementById('product').contentWindow.postMessage(message, ${JSON.stringify(SITE_URL)});
  window.letStrangerMeddle = () => document.getElementById('stranger').contentWindow.postMessage('go', '*');
</script>
</body>
</html>`;
}

export interface Shop {
  /** Opens the shop with the product at this path, and gives the product's frame. */
  open(page: Page, path: string): Promise<FrameLocator>;
  received(page: Page): Promise<string[]>;
  say(page: Page, message: string): Promise<void>;
  letStrangerMeddle(page: Page): Promise<void>;
  close(): Promise<void>;
}

type ShopWindow = Window & {
  readonly received: string[];
  readonly say: (message: string) => void;
  readonly letStrangerMeddle: () => void;
};

/** A shop on an origin of its own. */
export async function openShop(): Promise<Shop> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, SHOP_URL).searchParams.get('product') ?? '/';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shopPage(path));
  });
  await new Promise<void>((resolve) => server.listen(SHOP_PORT, '127.0.0.1', resolve));
  return {
    async open(page, path) {
      await page.goto(`${SHOP_URL}/?product=${encodeURIComponent(path)}`);
      return page.frameLocator('#product');
    },
    received: (page) => page.evaluate(() => (window as unknown as ShopWindow).received),
    say: (page, message) => page.evaluate((text) => (window as unknown as ShopWindow).say(text), message),
    letStrangerMeddle: (page) => page.evaluate(() => (window as unknown as ShopWindow).letStrangerMeddle()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
