import { isOfItsKind } from './file-kind.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([...part]))));

const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
const PDF = bytes('%PDF-1.7\n%');
const ZIP = bytes('PK', [3, 4, 20, 0, 0, 0, 0, 0], new Array<number>(20).fill(0));
const DWG = bytes('AC1032', [0, 0, 0, 0, 0]);
const PROGRAM = bytes('MZ', [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]);
const OLD_OFFICE = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], new Array<number>(16).fill(0));

describe('The kind of a file', () => {
  it.each([
    ['plan.pdf', PDF],
    ['PLAN.PDF', PDF],
    ['photo.png', PNG],
    ['set.zip', ZIP],
    ['plan.dwg', DWG],
    ['old.xls', OLD_OFFICE],
    ['large.docx', ZIP],
    ['notes.txt', bytes('fans\n')],
    ['notes.txt', bytes([0xff, 0xfe], 'f', [0], 'a', [0])],
    ['list.csv', bytes('tag;cfm\nEF-1;2000\n')],
    ['plan.dxf', bytes('0\nSECTION\n')],
    ['plan.dxf', bytes('AutoCAD Binary DXF\r\n', [0x1a, 0])],
  ])('of %s is what its bytes say', async (name, content) => {
    expect(await isOfItsKind(name, content)).toBe(true);
  });

  it.each([
    ['a program named as a document', 'plan.pdf', PROGRAM],
    ['a program named as text', 'plan.txt', PROGRAM],
    ['a page named as a picture', 'photo.png', bytes('<html><script>')],
    ['a picture named as another', 'photo.jpg', PNG],
    ['a document named as a sheet', 'list.csv', PDF],
    ['bytes named as text', 'notes.txt', bytes('a', [0], 'b')],
    ['an archive named as an old sheet', 'old.xls', ZIP],
    ['a kind that is not accepted', 'run.exe', PROGRAM],
  ])('is not that of %s', async (_what, name, content) => {
    expect(await isOfItsKind(name, content)).toBe(false);
  });
});
