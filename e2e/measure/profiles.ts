/** Network and processor of a visitor; the server of the product itself is never slowed. */
export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  readonly megabitsPerSecond: number;
  readonly cpuSlowdown: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const DESKTOP: Profile = {
  name: 'desktop',
  latencyMs: 40,
  megabitsPerSecond: 10,
  cpuSlowdown: 1,
  viewport: { width: 1440, height: 900 },
};

export const MOBILE: Profile = {
  name: 'mobile',
  latencyMs: 150,
  megabitsPerSecond: 1.6,
  cpuSlowdown: 4,
  viewport: { width: 390, height: 844 },
};
