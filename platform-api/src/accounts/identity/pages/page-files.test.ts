import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Brand } from '../../../brand/brands/brands.ts';
import { pageFilesVersion, readDrawings, servePageFiles } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sb-pages-'));
  write('sign-in.css', 'main {}');
  write('sign-in.js', 'show();');
  write('check-session.js', 'compare();');
  write('check-session.html', '<title>Session check</title>');
  write('index.html', 'an index');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

describe('The version of the page files', () => {
  it('is short and stays while the files do', () => {
    const version = pageFilesVersion(folder);
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    write('notes.txt', 'something else');
    expect(pageFilesVersion(folder)).toBe(version);
  });

  it.each(['sign-in.css', 'sign-in.js', 'check-session.js'])('changes with %s', (file) => {
    const version = pageFilesVersion(folder);
    write(file, 'changed');
    expect(pageFilesVersion(folder)).not.toBe(version);
  });
});

describe('The page files', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = Fastify();
    // The server serves further folders.
    await app.register(fastifyStatic, { root: folder, prefix: '/other/' });
    await servePageFiles(app, folder, 'http://localhost');
  });
  afterEach(() => app.close());

  it.each([
    ['sign-in.css', 'main {}', 'text/css; charset=utf-8'],
    ['sign-in.js', 'show();', 'application/javascript; charset=utf-8'],
    ['check-session.js', 'compare();', 'application/javascript; charset=utf-8'],
  ])('are kept by browsers for an hour: %s', async (file, content, type) => {
    const { statusCode, body, headers } = await app.inject({ url: `/identity/assets/${file}` });
    expect([statusCode, body, headers['content-type']]).toEqual([200, content, type]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['', 'index.html', 'check-session.html', 'x/sign-in.css'])(
    'are the only ones of their folder that are served: not "%s"',
    async (file) => {
      write('x/sign-in.css', 'of another folder');
      expect((await app.inject({ url: `/identity/assets/${file}` })).statusCode).toBe(404);
    },
  );

  it('have a page for the hidden frame, which runs scripts of this server alone and which this server alone frames', async () => {
    const { statusCode, body, headers } = await app.inject({ url: '/identity/session/check' });
    expect([statusCode, body]).toEqual([200, '<title>Session check</title>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'$/);
  });
});

describe('The front drawings', () => {
  it('are read for each brand from the file that its settings name', () => {
    write('1/1-front.svg', '<svg id="one"/>');
    write('214/drawing.svg', '<svg id="two"/>');
    const brandOf = (manufacturerLabelId: number, frontPageImg: string) =>
      [manufacturerLabelId, { manufacturerLabelId, settings: { frontPageImg } } as unknown as Brand] as const;
    const brands = new Map([
      brandOf(1, '/assets/brands/1/1-front.svg'),
      brandOf(214, '/assets/brands/214/drawing.svg'),
    ]);
    expect([...readDrawings(brands, folder)]).toEqual([
      [1, '<svg id="one"/>'],
      [214, '<svg id="two"/>'],
    ]);
  });
});
