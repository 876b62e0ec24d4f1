import type { CriteriaDependencies } from './criteria-dependencies.ts';
import type { Place, PlaceResponse } from './place.ts';

/** A run waits for the place of its criteria where that is not known yet, then for the rows. The newest one counts. */
export type Run<V> = { readonly id: number } & (
  | { readonly step: 'idle' }
  | {
      readonly step: 'locating';
      readonly values: V;
      readonly code: string;
      /** The values still have the site of another place. */
      readonly lacksSite: boolean;
    }
  | { readonly step: 'sizing'; readonly values: V }
);

interface Site {
  readonly place: Place;
  readonly siteCode: string | null;
}

/** The next run, which replaces the previous one. A place lookup that failed is retried. */
export function nextRun<V>({ id }: Run<V>, values: V, { place, siteCode }: Site): Run<V> {
  const { code, status } = place;
  const lacksSite = code !== siteCode;
  if (code === null || (!lacksSite && status !== 'unanswered')) return { id: id + 1, step: 'sizing', values };
  return { id: id + 1, step: 'locating', values, code, lacksSite };
}

/** Continues a run that waited for the place: rows of one place never appear under the name of another. */
export function locatedRun<C, V>(run: Run<V>, response: PlaceResponse, { siteOf }: CriteriaDependencies<C, V>): Run<V> {
  if (run.step !== 'locating' || run.code !== response.code) return run;
  const { id, values, lacksSite } = run;
  const climate = response.status === 'found' ? response.climate : null;
  const isSiteNews = climate !== null || lacksSite;
  return { id, step: 'sizing', values: isSiteNews ? { ...values, ...siteOf(climate) } : values };
}
