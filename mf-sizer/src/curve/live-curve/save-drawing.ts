/** Size of a drawing that leaves the page, and how many pixels of it a picture has for each. */
export const SAVED_SIZE = { width: 930, height: 690 } as const;
const PIXELS = 2;

/** The drawing with tokens replaced by their colours, since outside the page the tokens do not exist. */
export function withColors(svg: string, around: Element): string {
  const style = getComputedStyle(around);
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => style.getPropertyValue(name).trim() || whole);
}

export function svgFile(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** A picture of a drawing, twice as fine as it is large. */
export async function pngFile(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(svgFile(svg));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SAVED_SIZE.width * PIXELS;
    canvas.height = SAVED_SIZE.height * PIXELS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
