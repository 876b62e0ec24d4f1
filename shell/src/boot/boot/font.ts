import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Inter, self-hosted (visual.md, section 3). Through the font API, so that the style policy needs no exception. */
export async function loadFont(): Promise<void> {
  const font = new FontFace('Inter Variable', `url(${inter}) format('woff2')`, {
    weight: '100 900',
    style: 'normal',
    display: 'swap',
  });
  document.fonts.add(font);
  await font.load();
}
