/** The asynchronous border keeps the entry small: the page says at once that it is on its way. */
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
