import { createServer } from 'node:http';

const PORT = 8485;

/** Behaves like the common translation service: renders a list of languages, and wraps every text it translates. */
const SCRIPT = `
  (() => {
    const wrap = (text) => {
      const font = document.createElement('font');
      font.textContent = '«' + text.nodeValue + '»';
      text.replaceWith(font);
    };
    class TranslateElement {
      constructor(options, id) {
        const list = document.createElement('select');
        for (const language of options.includedLanguages.split(',')) list.add(new Option(language, language));
        list.onchange = () => {
          if (list.value === 'en') {
            for (const font of document.querySelectorAll('font')) font.replaceWith(font.textContent.slice(1, -1));
            return;
          }
          const texts = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
          const found = [];
          while (texts.nextNode()) found.push(texts.currentNode);
          found.filter(({ nodeValue }) => nodeValue.trim() !== '').forEach(wrap);
        };
        // Like the common service: the list appears with a delay.
        setTimeout(() => document.getElementById(id).append(list), 300);
      }
    }
    window.google = { translate: { TranslateElement } };
    window[new URL(document.currentScript.src).searchParams.get('cb')]();
  })();
`;

/** A translation service on its own origin, with the interface of the common one. */
export async function startTranslateService(): Promise<{ readonly scriptUrl: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return {
    scriptUrl: `http://127.0.0.1:${PORT}/element.js`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
