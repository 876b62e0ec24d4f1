/** What React's development build leaves where tools look for it: this one can refresh changed components. */
interface RefreshHook {
  readonly renderers?: ReadonlyMap<number, { readonly scheduleRefresh?: unknown }>;
}
type RefreshPage = Pick<Window, 'addEventListener'> & {
  readonly location: Pick<Location, 'reload'>;
  readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook;
};

/**
 * A development server notifies its page of each build, which then redraws what changed by itself. React of a
 * production build cannot: such a page is reloaded.
 */
export function reloadAfterBuilds(page: RefreshPage): void {
  let isBuilding = false;
  page.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (data?.type === 'webpackInvalid') isBuilding = true;
    if (!isBuilding || (data?.type !== 'webpackOk' && data?.type !== 'webpackWarnings')) return;
    isBuilding = false;
    if (!canRefresh(page)) page.location.reload();
  });
}

function canRefresh({ __REACT_DEVTOOLS_GLOBAL_HOOK__: hook }: RefreshPage): boolean {
  return [...(hook?.renderers?.values() ?? [])].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
}
