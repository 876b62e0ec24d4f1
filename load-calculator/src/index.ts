import './public-path.ts';

/** The asynchronous boundary keeps the entry small: the page immediately reports that it is loading. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
