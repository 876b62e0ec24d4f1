import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { pdfObjects } from '../../../test/deliverables/read-pdf-structure.ts';
import type { PdfJob } from './jobs.ts';
import { createRenderer } from './renderer.ts';
import { isOfOneFont, splitIntoRuns } from './text-runs.mjs';

const fontOf = (characters: RegExp) => ({
  holds: (codePoint: number) => characters.test(String.fromCodePoint(codePoint)),
});
const latin = fontOf(/[\x20-\x7e\u00a0-\u017f☎]/);
const kanji = fontOf(/\p{Script=Han}/u);
const pictures = fontOf(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/u);
const split = (text: string) => splitIntoRuns(text, latin, () => [kanji, pictures]);
const names = new Map([
  [latin, 'latin'],
  [kanji, 'kanji'],
  [pictures, 'pictures'],
]);
const runsOf = (text: string) => split(text).map(({ text: part, font }) => [part, names.get(font)]);

describe('A text with characters of several fonts', () => {
  it('is its runs joined, each of characters that its font holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', '気', '🍳', '\ufe0f', '☎', 'ก', '\ud83d') }),
        (one, other) => {
          const runs = split(one + other);
          expect(runs.map(({ text }) => text).join('')).toBe(one + other);
          for (const { text, drawn, font } of runs) {
            if (drawn === text) expect(isOfOneFont(text.replaceAll('\ufe0f', ''), font)).toBe(true);
            else expect([...text]).toHaveLength(1);
          }
        },
      ),
    );
  });

  it('has as few runs as fonts change, and keeps a picture with its color whole', () => {
    expect(runsOf('EF-1 換気 fan 👷🏽‍')).toEqual([
      ['EF-1 ', 'latin'],
      ['換気', 'kanji'],
      [' fan ', 'latin'],
      ['👷🏽‍', 'pictures'],
    ]);
  });

  it('has the picture of a character where one is wanted', () => {
    expect(runsOf('☎ ☎️')).toEqual([
      ['☎ ', 'latin'],
      ['☎️', 'pictures'],
    ]);
  });

  it('has codes for characters that no font holds, and nothing for control characters', () => {
    expect(split('aก\u0001\ud83db').map(({ drawn }) => drawn)).toEqual(['a', 'U+0E01', '', 'U+D83D', 'b']);
  });
});

const HEADER = { logo: null, left: 'Strip 北', right: ['Project'], color: '#004b87' };
const FOOTER = { left: ['Figures are nominal 値'], right: 'Page {page} of {pages}' };
const PAGE = { width: 612, height: 792, margins: [36, 62, 36, 44], header: HEADER, footer: FOOTER } as const;
const PLAIN = { ...PAGE, header: null, footer: null };
const about = { title: 'Submittal', author: 'Test', language: 'en-US' };

/** Reads what is copied out of a file, and knows nothing of the program that made it. */
const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined;

function copiedByPoppler(file: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'characters-'));
  try {
    writeFileSync(path.join(folder, 'made.pdf'), file);
    return execFileSync('pdftotext', ['-enc', 'UTF-8', path.join(folder, 'made.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names of the fonts in a file. */
async function fontsIn(file: Uint8Array<ArrayBuffer>): Promise<(string | undefined)[]> {
  const objects = await pdfObjects(new Blob([file]));
  return objects.flatMap((object) => /\/FontName \/\w+\+([\w-]+)/.exec(object)?.[1] ?? []);
}

async function readText(file: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.normalize('NFC');
}

describe('A PDF with characters that its main font does not hold', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());
  const rendered = (texts: readonly string[], page: typeof PAGE | typeof PLAIN = PLAIN) => {
    const content = texts.map((text) => ({ text }));
    return renderer.render({ ...about, kind: 'pdf', sections: [{ ...page, content }] } satisfies PdfJob);
  };

  const TEXTS = ['換気扇 第三工場', 'ファン室', '风机房', '서울', 'Кухня Αθήνα Đường', '🍳 🏭', '髙﨑①㎡'];

  it('gives each character back to who copies it', async () => {
    const file = await rendered(TEXTS, PAGE);
    const readers = [readText, ...(HAS_POPPLER ? [copiedByPoppler] : [])];
    for (const reader of readers) {
      const read = (await reader(file)).replace(/\s+/g, '');
      for (const text of [...TEXTS, 'Strip 北', 'Figures are nominal 値']) {
        expect(read).toContain(text.replace(/\s+/g, ''));
      }
    }
  });

  it('prints the code of a character that no font holds, and copies the character', async () => {
    const file = await rendered(['Seat \u{20bb7}']);
    if (HAS_POPPLER) expect(copiedByPoppler(file)).toContain('\u{20bb7}');
    expect(await readText(file)).toContain('U+20BB7');
  });

  it('stays on its page and is harmless with any text', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 60, seed: 7 });
    const read = await readText(await rendered([...texts, 'The end']));
    expect(read).toContain('The end');
  });

  it('has no other font where none is needed', async () => {
    const plain = await rendered(['900 CFM at 0.25 in. wg ≤ 5 °C', 'Кухня']);
    const other = await rendered(['900 CFM at 0.25 in. wg ≤ 5 °C', '換気']);
    expect(await fontsIn(plain)).toEqual(['Inter-Regular']);
    expect((await fontsIn(other)).sort()).toEqual(['BIZUDPGothic-Regular', 'Inter-Regular']);
  });

  it('shares its fonts with the sheets of an archive', async () => {
    const sheet = { name: 'sheet.pdf', title: 'Sheet', files: [] };
    const sections = [{ ...PAGE, content: [{ text: 'EF-1 換気' }], sheet }];
    const archive = await renderer.render({
      ...about,
      kind: 'pdfArchive',
      name: 'all.pdf',
      time: Date.UTC(2026, 10, 30),
      sections,
    });
    for (const content of Object.values(unzipSync(archive))) {
      expect(await readText(content)).toMatch(/EF-1 換気[\s\S]*nominal 値/);
    }
  });
});
