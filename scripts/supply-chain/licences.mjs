/** Licences (SPDX) that bind anyone who ships the product to no more than naming the authors. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages of other licences, by name and licence, with the reason why they may stay. */
const ACCEPTED = {
  '@axe-core/playwright MPL-2.0': 'tests only',
  '@fontsource-variable/inter OFL-1.1': 'the font, unchanged; its licence is served beside it',
  '@fontsource/biz-udpgothic OFL-1.1': 'on the server only, unchanged; a PDF has the characters that it prints',
  '@fontsource/noto-emoji OFL-1.1': 'on the server only, unchanged; a PDF has the characters that it prints',
  '@fontsource/unifontex OFL-1.1': 'on the server only, unchanged; a PDF has the characters that it prints',
  '@resvg/resvg-js MPL-2.0': 'on the server only, unchanged',
  '@resvg/resvg-js-linux-x64-gnu MPL-2.0': 'on the server only, unchanged',
  'axe-core MPL-2.0': 'tests only',
  'caniuse-lite CC-BY-4.0': 'data for building only',
  'duck BSD': 'tests only; the package names no clause, its file is the license of three',
  'png-js none': 'MIT by its LICENSE file',
  'web-ifc MPL-2.0': 'tests only',
};

/**
 * @typedef {{ name: string, group?: string, licenses?: readonly {
 *   expression?: string, license?: { id?: string, name?: string } }[] }} Component of a CycloneDX bill of materials
 */

/**
 * Packages whose licence is not allowed, each as 'name licence'.
 *
 * @param {readonly Component[]} components
 */
export function rejectedLicences(components) {
  const found = components.flatMap(({ group = '', name, licenses = [] }) => {
    if (group === '@specbuilder') return [];
    const texts = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '');
    const isAllowed = texts.length > 0 && texts.every(allows);
    return isAllowed ? [] : [`${group === '' ? '' : `${group}/`}${name} ${texts.join(' and ') || 'none'}`];
  });
  // Each platform has a package of its own with the same code.
  const isAccepted = (line) =>
    line.replace(/-(linux|darwin|win32|android|freebsd)-[\w-]+ /, '-linux-x64-gnu ') in ACCEPTED;
  return [...new Set(found)].filter((line) => !isAccepted(line)).sort();
}

/** Whether an SPDX expression leaves a choice of allowed licences: of OR one part is enough, of AND each is needed. */
export function allows(expression) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  const either = () => {
    let isAllowed = both();
    while (tokens[0] === 'OR') {
      tokens.shift();
      isAllowed = both() || isAllowed;
    }
    return isAllowed;
  };
  const both = () => {
    let isAllowed = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      isAllowed = one() && isAllowed;
    }
    return isAllowed;
  };
  const one = () => {
    const token = tokens.shift();
    if (token !== '(') return ALLOWED.has(token ?? '');
    const isAllowed = either();
    tokens.shift();
    return isAllowed;
  };
  return either() && tokens.length === 0;
}
