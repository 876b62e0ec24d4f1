import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../scripts/workspace/paths.mjs';
import { findSentences } from './sentences.mjs';
import { type Finding, findTexts, findWordsReadOnce } from './visible-texts.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
/** Packages that render screens. */
const PACKAGES = ['shell', 'shared-ui', 'load-calculator', ...REMOTES];
const IS_NOT_SHOWN = /\.test\.tsx?$|\.generated\.ts$|\/testing\/|\/test-data\//;
/** Where texts exist without elements: error messages, mails and pages, schema messages, the integrator's script. */
const SPEAKING = ['platform-api/src', 'platform-api/pages', 'shared-contracts/src', 'fan-engine/src', 'deploy/embed'];

/** Sentences of these packages that no visitor reads. */
const NOT_FOR_VISITORS = new Map([
  ['documentation of the API, English as its code is', /^platform-api\/src\/administration\/api-docs\//],
  ['errors of the SignalR protocol, which the client library reads', /^platform-api\/src\/live\/hub\//],
  [
    'rows that a new store begins with: names, and what its operator has to set',
    /^platform-api\/src\/accounts\/seed\//,
  ],
  [
    'the console of the operator who starts the server',
    /^platform-api\/src\/(core\/store\/start-problem|application\/(banner|outdated-node)|core\/config\/(settings\/)?[a-z-]+|commands\/rotate-keys|core\/audit\/verify-command|administration\/backup\/command)\.ts$/,
  ],
  [
    'title of the schema for authors of project files',
    /^platform-api\/src\/projects\/project-document\/json-schema\.ts$/,
  ],
  [
    'what Revit itself writes at the head of a shared parameter file, which it reads by these words',
    /^platform-api\/src\/deliverables\/revit\/revit-archive\.ts$/,
  ],
  [
    'names of browsers, the same in every language',
    /^platform-api\/src\/accounts\/identity\/sessions\/browser-name\.ts$/,
  ],
  ['what stops the start while the data are not in order', /^platform-api\/src\/brand\/faqs\/faqs\.ts$/],
  ['the log', /^platform-api\/src\/core\/(http\/logging|rendering\/rendering-process)\.ts$/],
  ['names in traces and metrics, for operators of the server', /^platform-api\/src\/live\/observability\//],
  [
    'the log, and what the driver of the store says',
    /^platform-api\/src\/core\/store\/(store-fault|guarded-pool|write-watch)\.ts$/,
  ],
  [
    'names of data, which languages/*/names.json has (names.test.ts)',
    /^fan-engine\/src\/(catalogue\/.*|drive\/drive-variant)\.ts$/,
  ],
  ['what a team reads when it publishes a declaration', /^shared-contracts\/src\/registry\//],
  [
    'codes that read like words',
    /^(shared-contracts\/src\/domain\/(option-groups|route-error)|fan-engine\/src\/options\/group-rules|platform-api\/src\/administration\/privacy\/personal-data)\.ts$/,
  ],
  [
    'what the command for catalogues prints for the maintainer of the data',
    /^(platform-api\/src\/catalogue\/catalogues\/|fan-engine\/src\/catalogue-file\/)/,
  ],
]);

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(WORKSPACE, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|js)$/.test(file) && !IS_NOT_SHOWN.test(file));
}

const isForVisitors = (file: string) => ![...NOT_FOR_VISITORS.values()].some((rule) => rule.test(file));
const sourceOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const named = (file: string, findings: readonly Finding[]) =>
  findings.map(({ line, text, why }) => `${file}:${line} '${text}' ${why}`);

describe('a text on a screen', () => {
  it.each(PACKAGES)('[TRN-001] of %s is in a catalogue and follows the language', (packageName) => {
    const found = sourcesOf(`${packageName}/src`).flatMap((file) =>
      named(file, findTexts(sourceOf(file), file.endsWith('x'))),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', 'const A = () => <p>Find fans</p>;', 'Find fans'],
    ['in an attribute', 'const A = () => <button aria-label="Close" />;', 'Close'],
    ['chosen by a condition', "const A = () => <p>{x ? 'Open it' : null}</p>;", 'Open it'],
    ['put together', 'const A = () => <p title={`Edit $' + '{name}`} />;', 'Edit'],
    ['of a toast', "const show = () => toasts.show({ kind: 'error', title: 'Not saved' });", 'Not saved'],
  ])('is found %s', (_, source, text) => {
    expect(findTexts(source)).toEqual([{ line: 1, text, why: 'is in no catalogue' }]);
  });

  it('is found where words are read once, when a module loads', () => {
    expect(findTexts("// Heads.\nconst HEADS = [{ id: 'a', label: GRID_MESSAGES.model }];")).toEqual([
      { line: 2, text: 'GRID_MESSAGES', why: 'is read once, when the module loads' },
    ]);
    expect(findTexts('const { model } = GRID_MESSAGES;')).toHaveLength(1);
    // A section under a shorter name is a view like the whole.
    expect(findTexts('const MESSAGES = GRID_MESSAGES.heads; const head = () => MESSAGES.model;')).toEqual([]);
    expect(findTexts('const MESSAGES = GRID_MESSAGES.heads; const HEAD = MESSAGES.model;')).toHaveLength(1);
  });

  it('is not seen in names, units alone and what the program reads', () => {
    const source = `
      const heads = () => [{ id: 'model', label: GRID_MESSAGES.model }];
      const A = () => <a className="wide" href="/start" data-testid="row">{count} · {GRID_MESSAGES.rows({ count })}</a>;
      const B = () => <p>{kind === 'belt drive' ? GRID_MESSAGES.belt : nameOf('direct drive')}</p>;`;
    expect(findTexts(source)).toEqual([]);
  });
});

describe('a text of the server, the contract and what is embedded', () => {
  it.each(SPEAKING)('[TRN-001] of %s is in a catalogue and follows the language', (folder) => {
    const found = sourcesOf(folder)
      .filter(isForVisitors)
      .flatMap((file) => named(file, [...findSentences(sourceOf(file)), ...findWordsReadOnce(sourceOf(file))]));
    expect(found).toEqual([]);
  });

  it.each([...NOT_FOR_VISITORS])('is left to %s only where there are such files', (_why, rule) => {
    expect(SPEAKING.flatMap(sourcesOf).filter((file) => rule.test(file))).not.toEqual([]);
  });

  it.each([
    ['a rejection', "throw new HttpError('invalid', 'Taken');", 'Taken'],
    ['the text of a field', "throw invalid('name', isLong ? 'Shorter' : MESSAGES.name);", 'Shorter'],
    ['a response', "reply.send({ message: 'Gone', errors: {}, modelState: {} });", 'Gone'],
    ['the subject of a mail', 'send({ subject: `Feedback on $' + '{brand}`, to });', 'Feedback on'],
    ['a line of a mail', "lines.push('Sent by the fan desk');", 'Sent by the fan desk'],
    ['a page', 'const page = () => html`<p class="lead">Please wait</p>`;', 'Please wait'],
    ['an attribute of a page', 'const page = `<img src="a.svg" alt="Fan">`;', 'Fan'],
    ['the message of a rule', "const name = z.string().check(z.maxLength(3, 'Short'));", 'Short'],
    ['the message of a kind', "const size = z.number('Figures only');", 'Figures only'],
    ['what a rule says when it is broken', "const size = z.number({ error: () => 'Digits' });", 'Digits'],
    ['what a script writes into a page', "element.textContent = 'Offline';", 'Offline'],
    ['what a script names', "element.setAttribute('aria-label', 'Close');", 'Close'],
  ])('is found in %s', (_what, source, text) => {
    expect(findSentences(source)).toEqual([{ line: 1, text, why: 'is in no catalogue' }]);
  });

  it('is not seen in what only programs, operators and reviewers read', () => {
    const source = `
      import { readFileSync } from 'node:fs';
      type Kind = 'Not found';
      const list = endpoint('GET', '/api/fans', { summary: 'Every fan', access: open('Fans are public') });
      const rule = z.object({ kind: z.enum(['Roof fan', 'Wall fan']), sort: z._default(z.string(), 'Name') });
      const response = () => invalid('name', MESSAGES.taken);
      function act(request) {
        if (kind === 'Roof fan') throw new Error('No package registers this kind');
        request.log.warn({ brand }, 'The brand of query and header differ');
        return db.execute(sql\`Select name from fans\`);
      }
      const page = () => html\`<p class="lead">\${MESSAGES.lead}</p><script>const Greeting = 'Dear all';</script>\`;`;
    expect(findSentences(source)).toEqual([]);
  });
});
