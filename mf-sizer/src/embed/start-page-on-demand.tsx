import { LazyPage } from '../pages/pages/lazy-page.tsx';

const loadStartPage = async () => {
  const { StartPage } = await import(/* webpackChunkName: "other" */ '../pages/start/start-page.tsx');
  return { default: StartPage };
};

/**
 * Takes the place of the start page in the build for integrators (webpack.config.mjs): most of their pages open a search, and load
 * no start page for it.
 */
export function StartPage() {
  return <LazyPage state="app.home.start" load={loadStartPage} fallback={null} />;
}
