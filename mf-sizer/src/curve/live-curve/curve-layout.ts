/** How much of a curve there is room for: the drawing alone, with what can be done beside it, or a page of it. */
export type CurveLayout = 'tile' | 'tab' | 'page';
