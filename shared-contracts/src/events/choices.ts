export const LAYOUTS = ['verticalNavigation', 'contentOnly', 'contentWithToolbar'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Panels of the shell's frame; a panel of a remote is shown in one of them. */
export const PANELS = ['navigation', 'projectList', 'newFan', 'quick', 'west'] as const;
export type PanelName = (typeof PANELS)[number];

export const WEST_VIEWS = ['feedback', 'newProject', 'regionalEdit', 'projectHelp'] as const;
export type WestView = (typeof WEST_VIEWS)[number];

export const CONTINUATION_ACTIONS = ['CreateProject', 'UpdateProject', 'AddCurb', 'OpenLoadCalculator'] as const;
export type ContinuationAction = (typeof CONTINUATION_ACTIONS)[number];
