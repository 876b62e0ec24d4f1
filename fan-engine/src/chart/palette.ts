/** Colours of a chart (visual.md section 9); any CSS colour. */
export interface ChartPalette {
  readonly surface: string;
  /** Text of values and titles, of labels, and of axes. */
  readonly strongText: string;
  readonly text: string;
  readonly quietText: string;
  readonly zeroLine: string;
  readonly gridLine: string;
  /** Fan curve. */
  readonly brand: string;
  readonly system: string;
  readonly power: string;
  readonly required: string;
  readonly operating: string;
}

export type ChartTheme = 'light' | 'dark';

const THEMES: Readonly<Record<ChartTheme, ChartPalette>> = {
  light: {
    surface: '#ffffff',
    strongText: '#242424',
    text: '#424242',
    quietText: '#616161',
    zeroLine: '#d1d1d1',
    gridLine: '#f0f0f0',
    brand: '#0b6a84',
    system: '#616161',
    power: '#835b00',
    required: '#bc2f32',
    operating: '#0e700e',
  },
  dark: {
    surface: '#292929',
    strongText: '#ffffff',
    text: '#d6d6d6',
    quietText: '#adadad',
    zeroLine: '#666666',
    gridLine: '#3d3d3d',
    brand: '#6aacc4',
    system: '#adadad',
    power: '#f2c661',
    required: '#e37d80',
    operating: '#54b054',
  },
};

/** Built-in palette of a theme with a brand's colour: a dark stop in print and on light surfaces, else a light one. */
export function chartPalette(theme: ChartTheme, brandColor?: string): ChartPalette {
  return brandColor === undefined ? THEMES[theme] : { ...THEMES[theme], brand: brandColor };
}
