import fc from 'fast-check';
import { decodeText } from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
};
const MARK = '\uFEFF';
const hasMark = (text: string) => text.includes(MARK) || text.includes('\u0000');

describe('Text of bytes', () => {
  it.each(['', 'TAG\tCFM', 'EF-1\t½"\t1250①', 'Débit (m³/h)', '風量', 'a'])('%j in UTF-8', (text) => {
    expect(decodeText(utf8(text))).toBe(text);
    expect(decodeText(utf8(MARK + text))).toBe(text);
  });

  it.each(['TAG\tCFM\tESP\r\nEF-1\t900\t0.5', 'É-1\t½', '風量\t①'])('%j in UTF-16 with its mark', (text) => {
    expect(decodeText(utf16(MARK + text, true))).toBe(text);
    expect(decodeText(utf16(MARK + text, false))).toBe(text);
  });

  it.each(['TAG\tCFM\tESP\r\nEF-1\t900\t0.5', 'Débit\t½\tEF-1', 'TAG', 'EF-1\t1250①'])(
    '%j in UTF-16 without',
    (text) => {
      expect(decodeText(utf16(text, true))).toBe(text);
      expect(decodeText(utf16(text, false))).toBe(text);
    },
  );

  it.each([
    [[0x31, 0xbd, 0x22], '1½"'],
    [[0xb3], '³'],
    [[0x80, 0x20, 0x35], '€ 5'],
    [[0x45, 0x46, 0x96, 0x31], 'EF–1'],
    [[0xc9, 0x2d, 0x31], 'É-1'],
    [[0xb0, 0x46], '°F'],
  ])('%j in Windows-1252', (bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });

  it('cuts an odd byte off and keeps the rest', () => {
    const bytes = utf16(`${MARK}EF-1`, true);
    expect(decodeText(bytes.subarray(0, bytes.length - 1))).toContain('EF-');
  });

  it('reads any text in UTF-8, and leaves no empty character of any bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        if (!hasMark(text)) expect(decodeText(utf8(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(hasMark(decodeText(bytes))).toBe(false);
      }),
    );
  });
});
