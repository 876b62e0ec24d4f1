import { strToU8, zipSync } from 'fflate';
import { workbookSheets, workbookTable } from './workbook.ts';

const xml = (inside: string) => strToU8(`<?xml version="1.0"?><x:a xmlns:x="urn:x" xmlns:r="urn:r">${inside}</x:a>`);
const relation = (id: string, type: string, target: string) =>
  `<x:Relationship Id="${id}" Type="http://schemas/relationships/${type}" Target="${target}"/>`;
const row = (...cells: readonly string[]) =>
  `<x:row>${cells.map((cell) => `<x:c t="inlineStr"><x:is>${cell}</x:is></x:c>`).join('')}</x:row>`;
const text = (written: string) => `<x:t>${written}</x:t>`;
const run = (written: string, isRaised = false) =>
  `<x:r>${isRaised ? '<x:rPr><x:vertAlign val="superscript"/></x:rPr>' : ''}${text(written)}</x:r>`;

const FILE = zipSync({
  '_rels/.rels': xml(relation('a', 'officeDocument', '/book/main.xml')),
  'book/main.xml': xml(
    '<x:sheet name="Supply" r:id="2"/><x:sheet name="Old" state="hidden" r:id="3"/><x:sheet name="Exhaust" r:id="1"/>',
  ),
  'book/_rels/main.xml.rels': xml(
    relation('1', 'worksheet', 'parts/one.xml') +
      relation('2', 'worksheet', 'parts/two.xml') +
      relation('3', 'worksheet', '../book/parts/three.xml'),
  ),
  'book/parts/one.xml': xml(
    row(text('TAG'), text('CFM'), text('ESP')) + row(text('EF-1'), run('1250') + run('1', true)),
  ),
  'book/parts/two.xml': xml(row(text('TAG'), run('m') + run('3', true) + run('/h')) + row(text('SF-1'), text('900'))),
  'book/parts/three.xml': xml(row(text('EF-9'))),
});

describe('a workbook', () => {
  it('is read by its own list of sheets, with prefixed names, without hidden sheets', () => {
    expect(workbookSheets(FILE).map(({ name }) => name)).toEqual(['Supply', 'Exhaust']);
    expect(workbookTable(FILE)).toEqual([
      ['TAG', 'm³/h'],
      ['SF-1', '900'],
      [],
      ['TAG', 'CFM', 'ESP'],
      ['EF-1', '1250¹'],
    ]);
  });
  it('is none without sheets', () => {
    expect(() => workbookSheets(zipSync({ 'word/document.xml': xml('') }))).toThrow('The file has no sheet');
  });
});
