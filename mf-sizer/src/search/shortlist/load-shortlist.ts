/** The shortlist is loaded when a user first opens it. */
export async function loadShortlist() {
  const { ShortlistDrawer } = await import(/* webpackChunkName: "details" */ './shortlist-drawer.tsx');
  return { default: ShortlistDrawer };
}
