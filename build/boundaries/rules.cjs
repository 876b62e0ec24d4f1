/**
 * The packages of the repository and what each may import (docs/architecture.md), as rules read by broken-rules.mjs.
 * A rule's name is the sentence a developer reads after breaking it; code that breaks it tests each rule.
 */

const { AREAS } = require('./server-areas.cjs');

/** Matches a package and the entries below it: libraries appear by the names that they are imported by. */
const library = (name) => `^${name.replace(/[/.]/g, '\\$&')}(/|$)`;
const packageName = (...names) => `^(${names.join('|')})/`;

/** Every present and future remote: packages are listed here as patterns. */
const REMOTE = 'mf-[^/]+';
const APPS = ['shell', REMOTE];
/** A page of its own, which the product frames. */
const CALCULATOR = 'load-calculator';
const BROWSER_PACKAGES = [...APPS, CALCULATOR, 'shared-ui', 'shared-contracts', 'duty-reader', 'fan-engine'];

/** Tests and what is made for them may use test libraries and Node. */
const NOT_TESTS = '(\\.test\\.tsx?$|/testing/|/test-data/|\\.build\\.ts$|/scripts/)';
const sourcesOf = (...names) => ({ path: `^(${names.join('|')})/src/`, pathNot: NOT_TESTS });
const anyFileOf = (...names) => ({ path: `^(${names.join('|')})/(src|scripts)/` });

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Libraries a package may use; everything else is rejected. */
const onlyLibraries = (name, packages, libraries, from = sourcesOf(...packages)) =>
  forbid(name, `${packages.join(', ')} may use: ${libraries.join(', ')}`, from, {
    path: '^(?![./])(?!(shell|mf-|shared-|duty-reader|fan-engine|platform-api|e2e|build|deploy|scripts))',
    ...(libraries.length > 0 && { pathNot: libraries.map(library) }),
    dependencyTypesNot: ['core', 'type-only'],
  });

/** Names the nearest criterion for the server's responses; no browser loads it. */
const CRITERION_NAMES = '^shared-contracts/src/api/catalogue/known-criteria\\.ts$';
const CONTRACT_CLIENT = '^shared-contracts/src/client/';
const SITE_FOLDER = '^shared-contracts/src/site-folder/';
/** Signs in on a remote's own page; only such pages fetch it. */
const STANDALONE_SESSION = '^shared-ui/src/host/standalone-session\\.ts$';
const WORKBOOK = '^duty-reader/src/files/';
/** Reads units for the fields of the kit; a field loads it when it gets the focus. */
const TYPED_UNITS = '^shared-ui/src/forms/quantity/typed-units\\.ts$';
const CATALOGUE_FILE = '^fan-engine/src/catalogue-file/';

module.exports = {
  forbidden: [
    forbid('no-circles', 'Dependencies point one way', {}, { circular: true }),

    forbid(
      'contracts-know-no-package',
      'shared-contracts is what all packages agree on; it imports none of them',
      anyFileOf('shared-contracts'),
      { path: packageName(...APPS, 'shared-ui', 'duty-reader', 'fan-engine', 'platform-api', 'e2e') },
    ),
    onlyLibraries('contracts-stay-lean', ['shared-contracts'], ['zod', '@orpc/contract'], {
      path: '^shared-contracts/src/',
      pathNot: `${NOT_TESTS}|${CONTRACT_CLIENT}|${CRITERION_NAMES}`,
    }),
    onlyLibraries('criterion-names-stay-lean', ['shared-contracts'], ['zod', 'fastest-levenshtein'], {
      path: CRITERION_NAMES,
    }),
    onlyLibraries(
      'contract-client-stays-lean',
      ['shared-contracts'],
      ['zod', '@orpc/contract', '@orpc/client', '@orpc/openapi-client', '@orpc/tanstack-query'],
      { path: CONTRACT_CLIENT, pathNot: NOT_TESTS },
    ),

    forbid(
      'reader-knows-the-domain-only',
      'duty-reader is pure: of our packages it may know shared-contracts/domain',
      sourcesOf('duty-reader'),
      { path: '^(?!duty-reader/)[a-z-]+/(src|scripts)/', pathNot: '^shared-contracts/src/domain/' },
    ),
    onlyLibraries('reader-stays-pure', ['duty-reader'], [], {
      path: '^duty-reader/src/',
      pathNot: `${NOT_TESTS}|${WORKBOOK}`,
    }),
    onlyLibraries('workbooks-are-read-by-a-library', ['duty-reader'], ['read-excel-file', 'fflate'], {
      path: WORKBOOK,
      pathNot: NOT_TESTS,
    }),

    forbid(
      'engine-knows-the-domain-only',
      'fan-engine is pure: of our packages it may know shared-contracts/domain',
      { path: '^fan-engine/src/', pathNot: `${NOT_TESTS}|${CATALOGUE_FILE}` },
      { path: '^(?!fan-engine/)[a-z-]+/(src|scripts)/', pathNot: '^shared-contracts/src/domain/' },
    ),
    forbid(
      'catalogue-files-know-domain-and-reader',
      'What checks the files of a maker may know shared-contracts/domain and duty-reader, which reads names and units',
      { path: CATALOGUE_FILE, pathNot: NOT_TESTS },
      {
        path: '^(?!fan-engine/)[a-z-]+/(src|scripts)/',
        pathNot: '^(shared-contracts/src/domain|duty-reader/src(?!/files))/',
      },
    ),
    onlyLibraries('engine-stays-pure', ['fan-engine'], ['psychrolib', 'd3-scale', 'd3-shape', 'fastest-levenshtein'], {
      path: '^fan-engine/src/',
      pathNot: `${NOT_TESTS}|${CATALOGUE_FILE}`,
    }),
    onlyLibraries('catalogue-files-are-checked', ['fan-engine'], ['zod'], { path: CATALOGUE_FILE, pathNot: NOT_TESTS }),
    forbid(
      'engine-reads-no-files',
      'What checks the files of a maker stays out of what the browser loads',
      { path: '^fan-engine/src/', pathNot: `${NOT_TESTS}|${CATALOGUE_FILE}` },
      { path: CATALOGUE_FILE },
    ),
    forbid(
      'engine-knows-no-test-data',
      'What tests and acceptance tables are made of stays out of the product',
      sourcesOf('fan-engine'),
      { path: '^fan-engine/test/' },
    ),

    forbid(
      'kit-knows-contracts-only',
      'shared-ui is the kit; it knows no app, no engine, no server',
      sourcesOf('shared-ui'),
      { path: packageName(...APPS, 'fan-engine', 'platform-api', 'e2e') },
    ),
    forbid(
      'units-of-the-kit-in-one-place',
      'Of the kit only forms/quantity/typed-units knows duty-reader',
      { path: '^shared-ui/src/', pathNot: `${NOT_TESTS}|${TYPED_UNITS}` },
      { path: '^duty-reader/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('kit-reads-no-files', 'Fields read units and no files', { path: TYPED_UNITS }, { path: WORKBOOK }),
    forbid(
      'typed-units-on-demand',
      'What reads units is loaded when a field gets the focus: import() it',
      { path: '^shared-ui/src/', pathNot: NOT_TESTS },
      { path: TYPED_UNITS, dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    onlyLibraries(
      'kit-stays-lean',
      ['shared-ui'],
      [
        'react',
        'react-dom',
        '@fluentui/react-components',
        '@fluentui/react-icons',
        '@fluentui/react-shared-contexts',
        '@griffel/shadow-dom',
        'react-router-dom',
        '@tanstack/react-query',
        '@tanstack/react-table',
        '@tanstack/react-virtual',
        '@microsoft/signalr',
        'jotai',
        'react-hook-form',
        '@hookform/resolvers',
        'single-spa-react',
        'zod',
      ],
      // The map is a separate entry, loaded only by code that draws a map.
      { path: '^shared-ui/src/', pathNot: `${NOT_TESTS}|${STANDALONE_SESSION}|^shared-ui/src/map/` },
    ),

    forbid(
      'server-knows-contracts-and-engine',
      'platform-api imports no front-end package',
      sourcesOf('platform-api'),
      {
        path: packageName(...APPS, 'shared-ui', 'e2e'),
      },
    ),
    forbid('server-has-no-front-end', 'platform-api imports no front-end package', sourcesOf('platform-api'), {
      path: [
        'react',
        'react-dom',
        '@fluentui',
        'single-spa',
        'single-spa-react',
        'react-router-dom',
        'jotai',
        '@tanstack',
        'oidc-client-ts',
        '@microsoft/signalr',
        '@module-federation',
      ].map(library),
    }),

    ...Object.entries(AREAS).map(([area, allowed]) =>
      forbid(
        `server-area-${area}`,
        `The area ${area} of the server may import ${allowed.join(', ') || 'no other area'}`,
        { path: `^platform-api/src/${area}/`, pathNot: NOT_TESTS },
        { path: '^platform-api/src/', pathNot: `^platform-api/src/(${[area, ...allowed].join('|')})/` },
      ),
    ),
    forbid(
      'server-areas-by-their-index',
      'Areas of the server use each other through index.ts, which says what others may use',
      // Programs load only what they run: an index would bring the store or the sign-in library along.
      { path: '^platform-api/src/([^/]+)/', pathNot: `${NOT_TESTS}|^platform-api/src/(commands/|application/banner)` },
      { path: '^platform-api/src/', pathNot: ['^platform-api/src/$1/', '^platform-api/src/[^/]+/index\\.ts$'] },
    ),

    forbid(
      'shell-knows-contracts-and-kit',
      'shell never imports a remote, the engine or the server',
      sourcesOf('shell'),
      { path: packageName(REMOTE, 'fan-engine', 'platform-api', 'e2e') },
    ),
    forbid(
      'single-spa-in-composition-only',
      'Inside shell only src/composition knows single-spa and module federation',
      { path: '^shell/src/', pathNot: `^shell/src/composition/|${NOT_TESTS}` },
      { path: ['single-spa', '@module-federation/runtime'].map(library) },
    ),
    forbid(
      'openid-in-session-only',
      'Only shell/src/session and the session of standalone pages know the OpenID library',
      {
        path: `^(${BROWSER_PACKAGES.join('|')})/src/`,
        pathNot: `^shell/src/session/|${STANDALONE_SESSION}|${NOT_TESTS}`,
      },
      { path: library('oidc-client-ts') },
    ),
    forbid(
      'single-spa-react-in-remote-only',
      'Only shared-ui/src/remote knows single-spa-react',
      { path: `^(${BROWSER_PACKAGES.join('|')})/src/`, pathNot: `^shared-ui/src/remote/|${NOT_TESTS}` },
      { path: library('single-spa-react'), dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'remotes-stand-alone',
      'A remote never imports another remote, the shell or the server',
      { path: `^(${REMOTE})/` },
      { path: packageName(...APPS, 'platform-api', 'e2e'), pathNot: '^$1/' },
    ),
    forbid(
      'remote-types-know-contracts-only',
      'Every package compiles with the remote.types.ts of each remote, so it may bring along nothing else',
      { path: `^${REMOTE}/remote\\.types\\.ts$` },
      { pathNot: '^shared-contracts/' },
    ),
    forbid('engine-is-the-sizers', 'Of the remotes only mf-sizer may use the engine', sourcesOf('mf-(?!sizer/)[^/]+'), {
      path: packageName('fan-engine'),
    }),
    forbid(
      'engine-on-demand',
      'mf-sizer loads the engine on demand: import() it, or have a worker run it',
      { path: '^mf-sizer/src/', pathNot: [NOT_TESTS, '-worker\\.ts$'].flat() },
      { path: packageName('fan-engine'), dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'remotes-ask-the-platform',
      'Remotes have no router, server client, sign-in or federation of their own',
      sourcesOf(REMOTE),
      {
        path: [
          'react-router-dom',
          'react-router',
          '@tanstack/react-query',
          'react-hook-form',
          'single-spa',
          '@module-federation/runtime',
          '@orpc/client',
          '@fluentui/react-components',
        ].map(library),
        dependencyTypesNot: ['type-only'],
      },
    ),

    forbid(
      'calculator-knows-contracts-kit-and-engine',
      'The load calculator runs in a frame: it imports neither the shell nor a remote nor the server',
      sourcesOf(CALCULATOR),
      { path: packageName(...APPS, 'platform-api', 'e2e') },
    ),
    forbid(
      'no-imports-of-the-calculator',
      'What the calculator and the product say to each other are messages (A-165)',
      {
        path: `^(${[...APPS, 'shared-ui', 'shared-contracts', 'duty-reader', 'fan-engine', 'platform-api'].join('|')})/`,
      },
      { path: packageName(CALCULATOR) },
    ),
    forbid(
      'e2e-sees-the-surface',
      'e2e tests what users see; it imports no source',
      { path: '^e2e/' },
      {
        path: packageName(
          ...APPS,
          CALCULATOR,
          'shared-ui',
          'shared-contracts',
          'duty-reader',
          'fan-engine',
          'platform-api',
        ),
      },
    ),
    forbid(
      'no-imports-of-e2e',
      'Nothing depends on tests',
      { path: `^(${[...BROWSER_PACKAGES, 'platform-api'].join('|')})/` },
      { path: packageName('e2e') },
    ),
    forbid(
      'browser-packages-have-no-node',
      'What runs in a browser imports nothing of Node',
      { ...sourcesOf(...BROWSER_PACKAGES), pathNot: `${NOT_TESTS}|${SITE_FOLDER}` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'site-folder-is-no-browsers',
      'Releases are in the site folder, which the server and those who publish use; pages read the registry',
      { path: `^(${BROWSER_PACKAGES.join('|')})/src/`, pathNot: SITE_FOLDER },
      { path: SITE_FOLDER },
    ),
  ],
};
