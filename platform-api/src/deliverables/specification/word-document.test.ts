import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { equipmentProject } from '../../../test/deliverables/equipment-project.ts';
import {
  pdfText,
  textOf,
  unzipped,
  type WordParagraph,
  wordParagraphs,
} from '../../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const { DOC } = DeliverableFormat;
const OFFICE = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);

describe('The specification as a document of Word', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let file: Blob;
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await equipmentProject(engineer));
    file = await engineer.deliverables.specification({ projectId, format: DOC });
    files = await unzipped(file);
  });
  afterAll(() => server.close());

  const partOf = (name: string) => textOf(files[`word/${name}`]);
  const linesAround = (name: 'header' | 'footer') =>
    Object.keys(files)
      .filter((each) => each.startsWith(`word/${name}`) && each.endsWith('.xml'))
      .map((each) => partOf(each.slice('word/'.length)).replace(/<[^>]*>/g, ' '));

  it('[API-132] has a name and a media type', () => {
    expect((file as File).name).toMatch(/^Harbor Point Clinic Specification Kelvane\.docx$/);
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  });

  it('[API-132] has the words of the preview, numbered by the levels of its styles', async () => {
    const preview = await (await engineer.deliverables.specificationPreview({ projectId })).text();
    const written = [...preview.matchAll(/class="outline l\d"><span>([^<]*)<\/span> ([^<]*)</g)].map(
      ([, label, text]) => unescaped(`${label} ${text}`),
    );
    expect(written.length).toBeGreaterThan(200);
    expect(counted(await wordParagraphs(file))).toEqual(written);
  });

  it('has a style for each level, which its list names, so that a paragraph takes its number from its style', async () => {
    const paragraphs = (await wordParagraphs(file)).filter(({ level }) => level !== null);
    const styles = ['Heading 1', 'Heading 2', 'Heading 3', 'PR1', 'PR2', 'PR3'];
    expect(new Set(paragraphs.map(({ style, level }) => `${level} ${style?.toLowerCase()}`))).toEqual(
      new Set([0, 1, 2, 3, 4].map((level) => `${level} ${styles[level]?.toLowerCase()}`)),
    );
    // Numbers come from the styles alone: a number of its own would stay with a paragraph that gets another style.
    expect(partOf('document.xml')).not.toContain('<w:numPr>');
    expect(partOf('document.xml')).not.toContain('PART 1 ');
    const linked = [...partOf('numbering.xml').matchAll(/<w:pStyle w:val="(\w+)"\/>/g)].map(([, style]) => style);
    expect(linked).toEqual(['Heading1', 'Heading2', 'Heading3', 'PR1', 'PR2', 'PR3']);
  });

  it('is black, and marks choices by a style', async () => {
    const used = new Set([...partOf('document.xml').matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, style]) => style));
    expect(used.size).toBeGreaterThan(8);
    const styles = [...partOf('styles.xml').matchAll(/w:styleId="(\w+)".*?<\/w:style>/gs)];
    const colors = styles
      .filter(([, id]) => used.has(id))
      .flatMap(([style]) => /<w:color w:val="(\w+)"/.exec(style)?.[1] ?? []);
    expect(new Set(colors)).toEqual(new Set(['000000']));
    const runs = partOf('document.xml').match(/<w:r>.*?<\/w:r>/gs) ?? [];
    const outside = runs.filter((run) => run.includes('[') && !run.includes('"Choice"'));
    const inTables = (partOf('document.xml').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []).join('');
    expect(outside.filter((run) => !inTables.includes(run))).toEqual([]);
    expect(runs.some((run) => run.includes('"Choice"') && run.includes('[10]'))).toBe(true);
  });

  it('has project and date above, section and page below, and no brand', () => {
    const around = [...linesAround('header'), ...linesAround('footer')];
    expect(around.join('')).not.toMatch(/Kelvane|demonstration|Engine/);
    for (const line of linesAround('header')) expect(line).toMatch(/Harbor Point Clinic.*\d{4}/);
    expect(linesAround('footer').some((line) => /HVAC POWER VENTILATORS.*23 34 23 - .*PAGE/.test(line))).toBe(true);
    const starts = [...partOf('document.xml').matchAll(/<w:sectPr.*?<\/w:sectPr>/gs)].map(([each]) =>
      each.includes('w:start="1"'),
    );
    expect(starts).toEqual(starts.map((_, place) => place % 2 === 0));
  });

  it('has its schedules across the page, with columns as wide as their words', () => {
    const document = partOf('document.xml');
    const pages = [...document.matchAll(/<w:pgSz [^>]*>/g)].map(([size]) => size.includes('w:orient="landscape"'));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages).toEqual(pages.map((_, place) => place % 2 === 1));
    const tables = document.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) {
      const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, twips]) => Number(twips));
      // Between the margins of an inch.
      expect(widths.reduce((sum, twips) => sum + twips, 0)).toBeLessThanOrEqual(12_960 + widths.length);
      const sizes = [...table.matchAll(/<w:sz w:val="(\d+)"\/>/g)].map(([, halfPoints]) => Number(halfPoints));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      // No word is broken: the longest of a column is narrower than the column in letters of half an em and more.
      const rows = [...table.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)].map(([row]) =>
        [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, '')),
      );
      for (const row of rows.filter(({ length }) => length === widths.length))
        for (const [place, text] of row.entries())
          for (const word of text.split(/\s+/)) {
            const twips = ((word.length * 0.45 * (sizes[0] ?? 0)) / 2) * 20;
            expect([word, twips <= (widths[place] ?? 0)]).toEqual([word, true]);
          }
    }
    const ends = document.replace(/<[^>]*>/g, '\n').trimEnd();
    expect(ends.endsWith('END OF SECTION')).toBe(true);
  });

  (OFFICE === undefined ? it.skip : it)('opens in LibreOffice with the numbers of the preview', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'specification-'));
    try {
      await writeFile(path.join(folder, 'specification.docx'), new Uint8Array(await file.arrayBuffer()));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const asPdf = ['--headless', '--convert-to', 'pdf', '--outdir', folder, path.join(folder, 'specification.docx')];
      const { status } = spawnSync(OFFICE ?? '', [profile, ...asPdf], { timeout: 120_000 });
      expect(status).toBe(0);
      const text = (await pdfText(new Blob([await readFile(path.join(folder, 'specification.pdf'))]))).replace(
        /\s+/g,
        '',
      );
      for (const line of counted(await wordParagraphs(file))) expect(text).toContain(line.replace(/\s+/g, ''));
      expect(text).toContain('233423-1');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const unescaped = (markup: string) =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a reader of the document sees: numbers are counted here by the levels alone. */
function counted(paragraphs: readonly WordParagraph[]): string[] {
  const counts = [0, 0, 0, 0, 0, 0];
  return paragraphs.flatMap(({ level, text }) => {
    if (level === null) return [];
    counts[level] = (counts[level] ?? 0) + 1;
    counts.fill(0, level + 1);
    const [, part = 0, article = 0, letter = 0, number = 0] = counts;
    const labels = [
      '',
      `PART ${part} -`,
      `${part}.${article}`,
      `${'@ABCDEFGHIJKLMNOPQRSTUVWXYZ'[letter]}.`,
      `${number}.`,
    ];
    return level === 0 ? [] : [`${labels[level]} ${text}`];
  });
}
