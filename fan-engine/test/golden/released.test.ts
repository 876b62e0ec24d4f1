import { readFileSync } from 'node:fs';
import { goldenRecord } from './golden-record.ts';
import { type Release, releaseProblems, releases } from './released.ts';

const today = goldenRecord();
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const asReleased = (changes: Partial<Release>): Release[] => [
  { ...today, tag: 'v9.9.9', engineScriptSha256: null, ...changes },
];

describe('A number of engine or catalogue that was released', () => {
  it('stands for what it was released with: what is other in this tree has a number of its own', () => {
    expect(releaseProblems(today)).toEqual([]);
  });

  it('is known of the last release, whose engine and catalogue are recorded', () => {
    expect(releases().map(({ tag }) => tag)).toContain(read('../../../e2e/site/last-release.json').tag);
  });

  it('may be kept while content and figures are the same, duties that were added aside', () => {
    const [, ...others] = Object.entries(today.parts);
    expect(releaseProblems(today, asReleased({ parts: Object.fromEntries(others) }))).toEqual([]);
  });

  it('is not that of a catalogue of other content', () => {
    expect(releaseProblems(today, asReleased({ catalogueSha256: 'other' }))).toEqual([
      `Catalogue ${today.catalogue} was released with v9.9.9 and has other content now: raise 'version' in ` +
        'fan-engine/src/catalogue/demonstration/catalogue.json.',
    ]);
    expect(releaseProblems(today, asReleased({ catalogueSha256: 'other', catalogue: '2020.1' }))).toEqual([]);
  });

  it('is not that of an engine that says something else, which names where', () => {
    const parts = { ...today.parts, 'EX-1': 'other', 'EX-2': 'other' };
    expect(releaseProblems(today, asReleased({ parts }))).toEqual([
      `Engine ${today.engine} was released with v9.9.9 and says something else now for EX-1, EX-2: raise ` +
        'ENGINE_VERSION in fan-engine/src/catalogue/versions.ts.',
    ]);
    expect(releaseProblems(today, asReleased({ parts, engine: '1.0.0' }))).toEqual([]);
  });
});

describe('The golden record', () => {
  it('is of the catalogue as it is (npm run golden)', () => {
    expect(read('./golden.generated.json').catalogueSha256).toBe(today.catalogueSha256);
  });
});
