import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import NodeProcess from './node-process.cjs';
import { endStorages } from './storages.cjs';

describe('A module that tests load', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sb-runtime-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a module of this text exports. */
  function load(name: string, text: string): unknown {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return require(file);
  }

  it('names the places of its first line as they are', () => {
    expect(load('place.cjs', 'module.exports = new Error().stack;')).toContain(
      `${path.join(folder, 'place.cjs')}:1:18`,
    );
  });

  it('says what is wrong where it does not compile', () => {
    expect(() => load('broken.cjs', 'const = 1;')).toThrow(SyntaxError);
  });

  it('passes on what it throws', () => {
    expect(() => load('throws.cjs', "throw new SyntaxError('of its own');")).toThrow('of its own');
  });

  it('may end with a comment', () => {
    expect(load('comment.cjs', 'module.exports = 7; // seven')).toBe(7);
  });
});

describe('Suites of a worker', () => {
  it('run where Node loads libraries, so that an Error of one is an Error here', () => {
    expect(new Script('globalThis').runInThisContext()).toBe(globalThis);
  });

  it('load a library once and their own modules each time', () => {
    const load = () => {
      let loaded: readonly unknown[] = [];
      jest.isolateModules(() => {
        loaded = [require('webpack'), require('./storages.cjs')];
      });
      return loaded;
    };
    const [first, second] = [load(), load()];
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
  });

  it('leave no storage in use', async () => {
    const storage = new AsyncLocalStorage<string>();
    const left = storage.run('value', async () => {
      await null;
      return storage.getStore();
    });
    endStorages();
    // From Node 24 on a promise has one reference to all of them, which costs nothing and is kept.
    const isCopied = Number.parseInt(process.versions.node, 10) < 24;
    await expect(left).resolves.toBe(isCopied ? undefined : 'value');
    expect(storage.run('again', () => storage.getStore())).toBe('again');
  });

  it('leave neither settings nor globals behind', async () => {
    const projectConfig = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };
    const suite = new NodeProcess({ projectConfig, globalConfig: {} }, {});
    const { HOME } = process.env;
    Object.assign(process.env, { HOME: '/elsewhere', LEFT_BY_A_SUITE: 'yes' });
    Reflect.set(globalThis, 'leftByASuite', true);
    await suite.teardown();
    expect([process.env['HOME'], process.env['LEFT_BY_A_SUITE']]).toEqual([HOME, undefined]);
    expect(globalThis).not.toHaveProperty('leftByASuite');
  });
});
