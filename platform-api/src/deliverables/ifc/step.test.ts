import fc from 'fast-check';
import { StepInstances, stepLabel, stepReal, stepText } from './step.ts';

/** As a reader of ISO 10303-21 decodes a text. */
function decoded(text: string): string {
  return text
    .slice(1, -1)
    .replaceAll("''", "'")
    .replace(
      /\\\\|\\X2\\((?:[0-9A-F]{4})+)\\X0\\|\\X4\\((?:[0-9A-F]{8})+)\\X0\\/g,
      (_mark, first?: string, all?: string) => {
        const hex = first ?? all;
        if (hex === undefined) return '\\';
        const codes = hex.match(first === undefined ? /.{8}/g : /.{4}/g) ?? [];
        return codes.map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join('');
      },
    );
}

describe('A text of STEP', () => {
  it.each([
    ['Owner\'s "own" fan', "'Owner''s \"own\" fan'"],
    ['C:\\fans', "'C:\\\\fans'"],
    ["'); ENDSEC; #1=IFCWALL(", "'''); ENDSEC; #1=IFCWALL('"],
    ['two\r\nlines\tand\u0000more', "'two lines and more'"],
    ['換気', "'\\X2\\63DB6C17\\X0\\'"],
    ['é😀è', "'\\X2\\00E9\\X0\\\\X4\\0001F600\\X0\\\\X2\\00E8\\X0\\'"],
    ['half \ud83d', "'half \\X2\\FFFD\\X0\\'"],
  ])('%j is %s', (text, written) => {
    expect(stepText(text)).toBe(written);
  });

  it('has ASCII alone and is read as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = stepText(text);
        expect(written).toMatch(/^'(?:[\x20-\x26\x28-\x7e]|'')*'$/);
        expect(decoded(written)).toBe(text.replace(/\p{Cc}+/gu, ' '));
      }),
    );
  });

  it('is cut at 255 characters where it is a label, never within one', () => {
    expect(decoded(stepLabel('F'.repeat(300)))).toHaveLength(255);
    expect(Array.from(decoded(stepLabel('😀'.repeat(300))))).toEqual(Array.from({ length: 255 }, () => '😀'));
  });
});

describe('A number of STEP', () => {
  it.each([
    [1, '1.'],
    [-0.5, '-0.5'],
    [1e-9, '1.E-9'],
    [1.5e-7, '1.5E-7'],
    [0.1 + 0.2, '0.3'],
    [1e22, '1.E+22'],
    [0.00047194745, '0.00047194745'],
  ])('%p is %s: with a point, before an exponent as well', (value, written) => {
    expect(stepReal(value)).toBe(written);
  });
});

it('Instances are numbered from 1 and refer to each other', () => {
  const instances = new StepInstances();
  expect(instances.add('IFCLOCALPLACEMENT', '$', instances.add('IFCDIRECTION', '(1.,0.)'))).toBe('#2');
  expect(instances.toString()).toBe('#1=IFCDIRECTION((1.,0.));\n#2=IFCLOCALPLACEMENT($,#1);');
});
