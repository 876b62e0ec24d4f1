import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandAppearance } from '@specbuilder/shared-contracts/api';
import type { Brand } from '../../../brand/brands/brands.ts';
import { html } from '../../../brand/server-pages/html.ts';
import { type PageTheme, themeStyle } from '../../../brand/server-pages/theme-style.ts';
import { PAGES_FOLDER } from '../../../core/package/package-folder.ts';
import { problemNotice, signedOutNotice, signOutNotice } from './notice-pages.ts';
import { createPageRenderer, type PageOptions } from './page.ts';
import { type SignInView, signInForm } from './sign-in-page.ts';

const RAMP = Object.fromEntries(
  Array.from({ length: 16 }, (_, step) => [String((step + 1) * 10), `#0000${(step + 16).toString(16)}`]),
);
const appearance = {
  keyColor: '#abcdef',
  brandVariants: RAMP,
  borderRadius: { borderRadiusMedium: '6px' },
} as unknown as BrandAppearance;

const brandOf = (manufacturerLabelId: number, brandName: string, urls: Record<string, string> = {}) =>
  ({
    manufacturerLabelId,
    settings: {
      brandName,
      urls,
      appearance,
      tagline: `${brandName} moves air`,
      copyright: `(c) ${brandName}`,
      logo: '/assets/logo.svg',
      logoDark: '/assets/logo-dark.svg',
      mark: '/assets/mark.svg',
      markDark: '/assets/mark-dark.svg',
      themes: [
        { name: 'Day', isDark: false, isDefault: true },
        { name: 'Deep Sea', isDark: true, isDefault: false },
      ],
    },
  }) as unknown as Brand;

const kelvane = brandOf(1, 'Kelvane', { help: 'https://help.example', privacy: 'https://privacy.example' });
const other = brandOf(214, 'Other');

function rendered(visitor: { brand?: number; cookies?: string } = {}, changes: Partial<PageOptions> = {}) {
  const render = createPageRenderer({
    publicUrl: 'https://fans.example',
    brands: new Map([kelvane, other].map((brand) => [brand.manufacturerLabelId, brand])),
    assetVersions: new Map([['/assets/logo.svg', 'v7']]),
    drawings: new Map([[1, '<svg id="front"></svg>']]),
    fileVersion: 'f00d',
    fontUrl: () => '/font.woff2',
    formOrigins: ['https://fans.example'],
    ...changes,
  });
  const requested = { manufacturerLabelId: visitor.brand ?? null, cookies: visitor.cookies };
  return render(requested, 'A title', ({ settings }) => html`<p>by ${settings.brandName}</p>`);
}

describe('An identity page', () => {
  it('shows title, content, drawing and marks of its brand', () => {
    const page = rendered().html;
    expect(page).toContain('<title>A title - Kelvane</title>');
    expect(page).toContain('<div class="card"><p>by Kelvane</p></div>');
    expect(page).toContain('<svg id="front"></svg>');
    expect(page).toContain('<h2>Kelvane moves air</h2>');
    expect(page).toContain('src="/assets/logo.svg?v=v7" alt="Kelvane"');
    expect(page).toContain('src="/assets/logo-dark.svg" alt="Kelvane"');
    expect(page).toContain('href="/assets/mark.svg"');
    expect(page).toContain('src="/assets/mark-dark.svg"');
    expect(page).toContain('href="https://fans.example/start"');
    expect(page).toContain('--brand:#000017');
  });

  it('belongs to the requested brand, or else to the first one there is', () => {
    expect(rendered({ brand: 214 }).html).toContain('by Other');
    expect(rendered({ brand: 5 }).html).toContain('by Kelvane');
    expect(rendered({}, { brands: new Map([[214, other]]) }).html).toContain('by Other');
    expect(() => rendered({}, { brands: new Map() })).toThrow('The store holds no brand');
  });

  it('has no drawing where the brand has none', () => {
    expect(rendered({ brand: 214 }).html).toMatch(/aria-hidden="true">\s*<img class="mark"/);
  });

  it('links help and privacy where the brand has them', () => {
    const { html: page } = rendered();
    expect(page).toContain(
      '<a href="https://privacy.example">Privacy</a><a href="https://help.example">Help</a></span></footer>',
    );
    expect(rendered({ brand: 214 }).html).toContain('<footer><span>(c) Other</span><span></span></footer>');
  });

  it.each([
    ['SB.activeTheme=Day', 'light'],
    ['a=b; SB.activeTheme=Deep%20Sea; c=d', 'dark'],
    ['SB.activeTheme=Deep Sea', 'dark'],
    ['SB.activeTheme=Unknown', 'auto'],
    ['other.SB.activeTheme=Deep%20Sea', 'auto'],
    [undefined, 'auto'],
  ] as const)('with the cookie %p is %s', (cookies, theme) => {
    expect(rendered(cookies === undefined ? {} : { cookies }).html).toContain(`<html lang="en" data-theme="${theme}">`);
  });

  it('may run what carries its nonce, another one each time, and send its form to this origin', () => {
    const [one, two] = [rendered(), rendered()];
    const nonce = /'nonce-([\w-]{22})'/.exec(one.policy)?.[1];
    expect(one.html).toContain(`<style nonce="${nonce}">`);
    expect(one.policy).not.toBe(two.policy);
    expect(one.policy).toContain("form-action 'self' https://fans.example;");
    for (const [, version] of one.html.matchAll(/\/identity\/assets\/[^"]+\?v=(\w+)"/g)) expect(version).toBe('f00d');
  });
});

describe('The style of an identity page', () => {
  let css: string;
  beforeEach(() => {
    css = themeStyle(appearance, '/font.woff2').markup;
  });
  const of = (selector: string) => {
    const [, block = ''] = css.split(`${selector}{`);
    return Object.fromEntries(
      (block.split('}')[0] ?? '').split(';').map((line) => line.split(/:(.*)/).slice(0, 2)),
    ) as Record<string, string>;
  };
  const selectorOf = { light: ':root', dark: ':root[data-theme="dark"]', auto: ':root[data-theme="auto"]' } as const;
  const luminance = (colour = '') => {
    const [r = NaN, g = NaN, b = NaN] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (item: string | undefined, two: string | undefined) => {
    const [low = 0, high = 0] = [luminance(item), luminance(two)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  it.each(['light', 'dark', 'auto'] as PageTheme[])('has all that the style sheet uses, in theme %s', (theme) => {
    const used = readFileSync(path.join(PAGES_FOLDER, 'sign-in.css'), 'utf8').matchAll(/var\(--([a-z-]+)/g);
    const variables = of(selectorOf[theme]);
    for (const [, name = ''] of used)
      expect([name, variables[`--${name}`]]).toEqual([name, expect.stringMatching(/./)]);
  });

  it.each(['light', 'dark', 'auto'] as PageTheme[])('can be read in theme %s', (theme) => {
    const variables = of(selectorOf[theme]);
    for (const background of ['--page', '--field'])
      for (const text of ['--text', '--text-quiet', '--error'])
        expect([text, contrast(variables[text], variables[background]) >= 4.5]).toEqual([text, true]);
    expect(contrast(variables['--stroke-strong'], variables['--field'])).toBeGreaterThanOrEqual(3);
    expect(variables['--stroke']).toMatch(/^#[0-9a-f]{6}$/);
    expect(variables['--scheme']).toBe(theme === 'light' ? 'light' : 'dark');
    expect(variables['--page'] === '#ffffff').toBe(theme === 'light');
  });

  it('follows the system where no theme was chosen', () => {
    expect(css).toContain('@media (prefers-color-scheme: dark){:root[data-theme="auto"]{');
    expect(of(selectorOf.auto)).toEqual(of(selectorOf.dark));
  });

  it('takes colours from the ramp of the brand, dark ones brighter, and the key colour for a stop that is missing', () => {
    const names = ['--brand', '--brand-hover', '--link', '--focus', '--hero', '--hero-lines', '--hero-text'];
    const stops = (selector: string) =>
      names.map((name) => Object.keys(RAMP).find((stop) => RAMP[stop] === of(selector)[name]));
    expect(stops(selectorOf.light)).toEqual(['80', '70', '70', '80', '30', '60', '140']);
    expect(stops(selectorOf.dark)).toEqual(['90', '80', '110', '110', '30', '60', '140']);
    expect(themeStyle({ ...appearance, brandVariants: {} }, null).markup).toContain('--brand:#abcdef');
  });

  it('has the corners of the brand', () => {
    expect(of(selectorOf.light)['--radius']).toBe('6px');
    expect(themeStyle({ ...appearance, borderRadius: {} }, null).markup).toContain('--radius:4px');
  });

  it('loads the font of the product where there is one', () => {
    expect(css).toMatch(/^@font-face\{font-family:'Inter Variable';.*src:url\("\/font\.woff2"\)/);
    expect(themeStyle(appearance, null).markup).toMatch(/^:root\{/);
    expect(of(selectorOf.light)['--font']).toMatch(/^'Inter Variable', .*sans-serif$/);
  });
});

describe('The sign-in form', () => {
  const view: SignInView = {
    signin: 'a b',
    userName: '',
    error: null,
    demoAccounts: null,
    startUrl: '/start',
    passkeyOptions: { challenge: 'c' },
  };
  const form = (changes: Partial<SignInView> = {}) => signInForm({ ...view, ...changes }).markup;
  const input = (markup: string, id: string) => new RegExp(`<input id="${id}"[^>]*>`).exec(markup)?.[0] ?? '';

  it('is sent to the sign-in it belongs to', () => {
    expect(form()).toContain('action="/identity/login?signin=a%20b"');
    expect(form()).toContain('<a href="/start">Continue as guest</a>');
  });

  it('starts at the first field that is empty', () => {
    const focused = (markup: string) =>
      ['username', 'password'].filter((id) => input(markup, id).includes('autofocus'));
    expect(focused(form())).toEqual(['username']);
    expect(focused(form({ userName: 'maya' }))).toEqual(['password']);
  });

  it('marks the password and names the error where there is one', () => {
    const bad = form({ error: 'Not right' });
    expect(bad).toContain('<div class="input is-invalid"><input id="password"');
    expect(input(bad, 'password')).toContain('aria-invalid="true" aria-describedby="error"');
    expect(bad).toMatch(/<p class="error" id="error" role="alert"><svg .*<span>Not right<\/span><\/p>/);
    expect(form()).toContain('<div class="input"><input id="password"');
    expect(form()).not.toMatch(/aria-invalid|role="alert"/);
  });

  it('can show the password', () => {
    expect(form()).toMatch(
      /<button class="reveal" id="reveal" type="button"[^>]*data-hide-label="Hide password" hidden>/,
    );
  });

  it('lists demo accounts where there are any', () => {
    const demo = form({ demoAccounts: { userNames: ['maya', 'sam'], password: 'Fan-1' } });
    expect(demo).toContain('Demo accounts: <code>maya</code>, <code>sam</code><br>Password: <code>Fan-1</code>');
    expect(form()).not.toContain('Demo accounts');
  });
});

describe('A notice', () => {
  it('signs out a user whom a page of the product sent, and lets others confirm first', () => {
    const form = '<form id="op.logoutForm"></form>';
    const sure = signOutNotice(form, false).markup;
    expect(sure).toContain(form);
    expect(sure).toContain('value="yes" form="op.logoutForm" data-submit="now">');
    expect(sure).toContain('You are being signed out.');
    const requesting = signOutNotice(form, true).markup;
    expect(requesting).toContain('Do you want to sign out?');
    expect(requesting).toContain('value="yes" form="op.logoutForm">');
  });

  it('leads on after signing out', () => {
    expect(signedOutNotice('/start').markup).toMatch(/You are signed out[\s\S]*<a class="button" href="\/start">/);
  });

  it.each([
    ['expired', 'This sign-in has expired', 'It took too long'],
    ['failed', 'Sign-in did not work', 'Something went wrong'],
    ['unavailable', 'Signing in is not possible right now', 'The data store is not responding'],
  ] as const)('of a sign-in that has %s says what it was and where to start again', (reason, title, lead) => {
    const { markup } = problemNotice('https://fans.example', 'odd_code', reason);
    expect(markup).toContain(`<h1>${title}</h1>`);
    expect(markup).toContain(`<p class="lead">${lead}`);
    expect(markup).toContain('<a class="button" href="https://fans.example/login">');
    expect(markup).toContain('<a href="https://fans.example/start">');
    expect(markup).toContain('Reason: odd_code');
  });
});

describe('Markup', () => {
  it('writes nothing for what is absent, and numbers and lists as they are', () => {
    expect(html`a${null}b${undefined}c${false}d${0}e${[html`<i>`, '<', null, ['x']]}f`.markup).toBe('abcd0e<i>&lt;xf');
  });
});
