export const WIDGET_TEXTS = {
  /** Fixed by the specification (WID-002). */
  zoom: 'Click to Zoom',
  leaveZoom: 'Close the enlarged picture',
  more: 'Show more',
  less: 'Show less',
  turnOver: (back: string) => `Show ${back}`,
} as const;
