import type { BrandAppearance } from '@specbuilder/shared-contracts/api';
import { Html } from './html.ts';

export type PageTheme = 'light' | 'dark' | 'auto';

type Variables = Readonly<Record<string, string>>;

const FONT_STACK = "'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif";

/** Custom properties of a brand's light and dark page, with Fluent's neutral colours (design/visual.md, section 4). */
export function themeStyle(appearance: BrandAppearance, fontUrl: string | null): Html {
  const stop = (name: string) => appearance.brandVariants[name] ?? appearance.keyColor;
  const shared: Variables = {
    font: FONT_STACK,
    radius: appearance.borderRadius['borderRadiusMedium'] ?? '4px',
    hero: stop('30'),
    'hero-lines': stop('60'),
    'hero-text': stop('140'),
  };
  const light: Variables = {
    ...shared,
    scheme: 'light',
    page: '#ffffff',
    field: '#ffffff',
    text: '#242424',
    'text-quiet': '#616161',
    stroke: '#d1d1d1',
    'stroke-strong': '#616161',
    error: '#b10e1c',
    brand: stop('80'),
    'brand-hover': stop('70'),
    link: stop('70'),
    focus: stop('80'),
    tint: '#fafafa',
    grid: '#f0f0f0',
    power: '#835b00',
    operating: '#0e700e',
  };
  const dark: Variables = {
    ...shared,
    scheme: 'dark',
    page: '#1f1f1f',
    field: '#292929',
    text: '#ffffff',
    'text-quiet': '#adadad',
    stroke: '#666666',
    'stroke-strong': '#adadad',
    error: '#e37d80',
    brand: stop('90'),
    'brand-hover': stop('80'),
    link: stop('110'),
    focus: stop('110'),
    tint: '#292929',
    grid: '#3d3d3d',
    power: '#f2c661',
    operating: '#54b054',
  };
  return new Html(
    [
      fontUrl === null ? '' : fontFace(fontUrl),
      block(':root', light),
      block(':root[data-theme="dark"]', dark),
      `@media (prefers-color-scheme: dark){${block(':root[data-theme="auto"]', dark)}}`,
      // Print is white whatever the screen theme is.
      `@media print{${block(':root[data-theme]', light)}}`,
    ].join(''),
  );
}

function block(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

/** The product's font, as a rule of a style. */
export function fontFace(url: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(${JSON.stringify(url)}) format('woff2')}`;
}
