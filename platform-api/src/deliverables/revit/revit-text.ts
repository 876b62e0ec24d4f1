/**
 * As Revit writes its type catalogues and shared parameters itself: UTF-16, low byte first, with its mark. It reads a catalogue without
 * a mark by the code page of its computer, which breaks every character beyond ASCII.
 */
export function revitText(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}
