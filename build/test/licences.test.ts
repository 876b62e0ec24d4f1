import { allows, rejectedLicences } from '../../scripts/supply-chain/licences.mjs';

const of = (name: string, ...licenses: string[]) => ({ name, licenses: licenses.map((id) => ({ license: { id } })) });

describe('Licences of what the product is made of', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-2.0-only', false],
    ['MIT OR GPL-2.0-only AND ISC', true],
    ['(MIT OR ISC) AND GPL-2.0-only', false],
    ['', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s', (expression, isAllowed) => {
    expect(allows(expression)).toBe(isAllowed);
  });

  it('are rejected by package, once, but for those with a reason and our own', () => {
    const components = [
      ...[of('a', 'MIT'), of('b', 'AGPL-3.0-only'), of('b', 'AGPL-3.0-only'), of('c'), of('png-js')],
      { ...of('resvg-js-darwin-arm64', 'MPL-2.0'), group: '@resvg' },
      { ...of('shell'), group: '@specbuilder' },
      { name: 'd', group: '@x', licenses: [{ expression: 'MIT AND SSPL-1.0' }] },
      of('web-ifc', 'GPL-3.0-only'),
    ];
    expect(rejectedLicences(components)).toEqual([
      '@x/d MIT AND SSPL-1.0',
      'b AGPL-3.0-only',
      'c none',
      'web-ifc GPL-3.0-only',
    ]);
  });
});
