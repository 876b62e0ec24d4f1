import { currentLanguage } from '../language/index.ts';
import { sizeText } from './size-text.ts';

afterEach(() => currentLanguage.choose('en'));

describe('the size of an accessory', () => {
  const curb = { part: 'curb', isRound: false, widthIn: 25.5, lengthIn: 40 } as const;

  it('is written as it is ordered', () => {
    expect(sizeText(curb)).toBe('25 1/2 × 40 in. outside');
    expect(sizeText({ ...curb, part: 'damper', lengthIn: 25.5 })).toBe('25 1/2 × 25 1/2 in.');
    expect(sizeText({ part: 'inlet', isRound: true, widthIn: 14.125, lengthIn: 14.125 })).toBe('14 1/8 in. round');
  });

  it('is written in the language of the reader', async () => {
    await currentLanguage.choose('es');
    expect(sizeText(curb)).toBe('25 1/2 × 40 pulg por fuera');
  });
});
