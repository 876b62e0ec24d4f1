import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PACKAGE_FOLDER } from '../package/package-folder.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

function sentences(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('The settings of the process', () => {
  it('have defaults for a developer’s machine', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      dataDir: path.resolve(PACKAGE_FOLDER, '../.data'),
      siteDir: path.resolve(PACKAGE_FOLDER, '../.site'),
      databaseUrl: null,
      externalIdentity: null,
      environment: 'local',
      logLevel: 'info',
      embedOrigins: [],
      trustedProxies: 0,
    });
  });

  it('count an empty text as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ENVIRONMENT: '' })).toMatchObject({
      port: 8080,
      databaseUrl: null,
    });
  });

  it('are accepted in every form people write them', () => {
    expect(
      readConfig({
        PORT: '3000',
        PUBLIC_URL: 'https://fans.example.com/',
        EMBED_ORIGINS: 'https://a.example, http://b.example:81/',
        ENVIRONMENT: 'Production',
        RATE_LIMITS: 'read=5, sizing=7',
        TRUSTED_PROXIES: '2',
      }),
    ).toMatchObject({
      port: 3000,
      publicUrl: 'https://fans.example.com',
      embedOrigins: ['https://a.example', 'http://b.example:81'],
      environment: 'production',
      rates: { read: 5, sizing: 7, write: 240 },
      trustedProxies: 2,
    });
  });

  it.each([
    ['PORT', 'x', "PORT must be a whole number from 0 to 65535, not 'x'."],
    ['PORT', '70000', "PORT must be a whole number from 0 to 65535, not '70000'."],
    [
      'PUBLIC_URL',
      'localhost:1',
      "PUBLIC_URL must be an http or https address such as https://fans.example.com or https://example.com/tools/fans, not 'localhost:1'.",
    ],
    [
      'PUBLIC_URL',
      'https://a.example/api',
      "PUBLIC_URL must be an http or https address such as https://fans.example.com or https://example.com/tools/fans, not 'https://a.example/api'.",
    ],
    [
      'STORE_ORIGINS',
      'https://a.example,b',
      "STORE_ORIGINS must be a comma-separated list of http or https origins, not 'https://a.example,b'.",
    ],
    ['ENVIRONMENT', 'test', "ENVIRONMENT must be local, development, staging or production, not 'test'."],
    ['RATE_LIMITS', 'read=0', /^RATE_LIMITS must be a list such as 'read=600,sizing=240'/],
    ['MAIL_FROM', 'no-address', /^MAIL_FROM must be an email address/],
    ['MAPS_SCRIPT_URL', 'maps', "MAPS_SCRIPT_URL must be an http or https address without parameters, not 'maps'."],
    ['RATE_LIMITS', 'reads=1', /^RATE_LIMITS must be a list such as/],
    ['ACCESS_TOKEN_SECONDS', '5', "ACCESS_TOKEN_SECONDS must be a whole number from 10 to 86400, not '5'."],
  ])('say what is wrong with %s=%s', (name, value, sentence) => {
    expect(sentences({ [name]: value })).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  it.each([
    ['https://a.example/tools/fans/', 'https://a.example/tools/fans'],
    ['http://a.example:81/x', 'http://a.example:81/x'],
    ['https://a.example', 'https://a.example'],
  ])('serve the site below the path of %s', (given, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: given, ENVIRONMENT: 'production' })).toMatchObject({ publicUrl });
  });

  it.each([
    ...['https://a.example/x?y=1', 'https://a.example/x#y', 'https://a.example/a%20b', 'https://u:p@a.example/x'],
    ...['https://a.example//x', 'https://a.example/remotes/x', 'https://a.example/errors', 'https://*.example/x'],
  ])('serve no site at %s', (given) => {
    expect(sentences({ PUBLIC_URL: given, ENVIRONMENT: 'production' })).toEqual([expect.stringMatching(/^PUBLIC_URL/)]);
  });

  it('never repeat an address that holds a password', () => {
    expect(sentences({ DATABASE_URL: 'mysql://user:secret@host/db', SMTP_URL: 'mail://user:secret@host' })).toEqual([
      'DATABASE_URL must be a postgres:// address.',
      'SMTP_URL must be an smtp:// or smtps:// address.',
    ]);
  });

  it('use an external maps service when there is a key, the default one unless another is named', () => {
    expect(readConfig({}).maps).toBeNull();
    expect(readConfig({ MAPS_KEY: 'k1' }).maps).toEqual({
      key: 'k1',
      scriptUrl: 'https://maps.googleapis.com/maps/api/js',
      embedUrl: 'https://www.google.com/maps/embed/v1',
    });
    const maps = { MAPS_KEY: 'k1', MAPS_SCRIPT_URL: 'https://maps.example/js', MAPS_EMBED_URL: 'https://m.example/e' };
    expect(readConfig(maps).maps).toEqual({
      key: 'k1',
      scriptUrl: 'https://maps.example/js',
      embedUrl: 'https://m.example/e',
    });
  });

  it('[TRN-001] use a translation script only when one is named', () => {
    expect(readConfig({}).translateScriptUrl).toBeNull();
    const TRANSLATE_SCRIPT_URL = 'https://translate.example/element.js';
    expect(readConfig({ TRANSLATE_SCRIPT_URL }).translateScriptUrl).toBe(TRANSLATE_SCRIPT_URL);
    expect(readConfig({ TRANSLATE_LANGUAGES: 'fr, de' }).translateLanguages).toEqual(['fr', 'de']);
    expect(() => readConfig({ TRANSLATE_LANGUAGES: 'french' })).toThrow('a comma-separated list of language codes');
    expect(sentences({ TRANSLATE_SCRIPT_URL: 'element.js' })).toEqual([
      "TRANSLATE_SCRIPT_URL must be an http or https address without parameters, not 'element.js'.",
    ]);
  });

  const PUBLIC = { PUBLIC_URL: 'https://fans.example.com' };
  const NO_DEMO_ACCOUNTS =
    /^ENVIRONMENT must be staging or production where PUBLIC_URL is https or others can reach the server/;
  it.each([
    ['https', PUBLIC],
    ['https on this machine', { PUBLIC_URL: 'https://localhost:8443' }],
    ['a public name', { PUBLIC_URL: 'http://fans.example.com' }],
    ['every interface', { HOST: '0.0.0.0' }],
    ['an address of the network', { HOST: '192.168.1.7' }],
    ['every interface of version 6', { HOST: '::' }],
  ])('reject demonstration accounts with %s', (_where, env) => {
    for (const ENVIRONMENT of ['', 'local', 'development']) {
      expect(sentences({ ...env, ENVIRONMENT })).toEqual([expect.stringMatching(NO_DEMO_ACCOUNTS)]);
    }
    for (const ENVIRONMENT of ['staging', 'production']) expect(readConfig({ ...env, ENVIRONMENT }).host).toBeDefined();
  });

  it.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:81' }])(
    'let a developer’s machine have them: %p',
    (env) => expect(readConfig(env).environment).toBe('local'),
  );

  const OWNER = { FIRST_ADMIN_USER_NAME: 'owner', FIRST_ADMIN_EMAIL: 'owner@fans.example.com' };
  it('name the first administrator, with the password in a file where there is one', () => {
    expect(readConfig({}).firstAdmin).toBeNull();
    const firstAdmin = { userName: 'owner', email: 'owner@fans.example.com', password: 'blower-wheel-27' };
    expect(readConfig({ ...OWNER, FIRST_ADMIN_PASSWORD: 'blower-wheel-27' })).toMatchObject({ firstAdmin });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sb-secret-'));
    const file = path.join(folder, 'password');
    writeFileSync(file, 'blower-wheel-27\n');
    expect(readConfig({ ...OWNER, FIRST_ADMIN_PASSWORD_FILE: file })).toMatchObject({ firstAdmin });
    rmSync(folder, { recursive: true });
    expect(sentences({ ...OWNER, FIRST_ADMIN_PASSWORD_FILE: file })).toEqual([
      `FIRST_ADMIN_PASSWORD_FILE must be a file that can be read, not '${file}'.`,
    ]);
  });

  it.each([
    undefined,
    'short-1',
    'nothing but letters',
    '123456789012',
    'Specbuilder-Demo-1',
    'a1a1a1a1a1a1',
    'the-owner-of-27-fans',
  ])('reject the weak password %p of a first administrator without repeating it', (FIRST_ADMIN_PASSWORD) => {
    const found = sentences({ ...OWNER, ...(FIRST_ADMIN_PASSWORD === undefined ? {} : { FIRST_ADMIN_PASSWORD }) });
    expect(found).toEqual([expect.stringMatching(/^FIRST_ADMIN_PASSWORD must be a password of 12 to 128 characters/)]);
    expect(found.join()).not.toContain(FIRST_ADMIN_PASSWORD ?? 'undefined');
  });

  it('of a first administrator belong together', () => {
    expect(sentences({ FIRST_ADMIN_PASSWORD: 'blower-wheel-27' })).toEqual([
      'FIRST_ADMIN_USER_NAME must be given with the other FIRST_ADMIN variables.',
      'FIRST_ADMIN_EMAIL must be given with the other FIRST_ADMIN variables.',
    ]);
  });

  it('name everything that is wrong at once', () => {
    expect(sentences({ PORT: 'x', LOG_LEVEL: 'loud', ENVIRONMENT: 'here' })).toHaveLength(3);
  });

  it('are quiet beside the banner unless set otherwise', () => {
    expect(readConfig({ SPECBUILDER_BANNER: '1' })).toMatchObject({ showBanner: true, logLevel: 'warn' });
    expect(readConfig({ SPECBUILDER_BANNER: '1', LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  });
});
