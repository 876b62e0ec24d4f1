import { framedDocument, pagesOf } from './preview-document.ts';

const HTML =
  '<!doctype html><style>h1{color:black}</style><section class="sheet portrait" data-name="Cover"></section>' +
  '<section class="sheet landscape" data-name="EF-1 &amp; &lt;b&gt;"></section>';

describe('A document in a frame', () => {
  it('has pages that lie and are named as its server says', () => {
    expect(pagesOf(HTML)).toEqual([
      { name: 'Cover', isLandscape: false },
      { name: 'EF-1 & <b>', isLandscape: true },
    ]);
    expect(pagesOf('<p>Nothing</p>')).toEqual([]);
  });

  it('has the face of the interface and the nonce of the page', () => {
    const script = document.createElement('script');
    script.nonce = 'n1';
    document.head.append(script);
    script.setAttribute('nonce', 'n1');
    const framed = framedDocument(HTML, '@font-face{font-family:"Inter $1"}');
    expect(framed).toContain('<style nonce="n1">h1{color:black}@font-face{font-family:"Inter $1"}</style>');
    script.remove();
  });
});
