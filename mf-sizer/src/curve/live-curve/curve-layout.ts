/** How much of a curve fits: the drawing alone, with its available actions, or a page of it. */
export type CurveLayout = 'tile' | 'tab' | 'page';
