/** What a caller hands to a panel. A panel's own frame and owner stand in the registry. */
export interface PanelProps {
  'project-picker': { readonly title: string };
  'new-project': { readonly reason: 'navigation' | 'save' };
}

/** What a panel answers when it closes with success. */
export interface PanelResults {
  'project-picker': ProjectChoice;
  'new-project': ProjectChoice;
}
export type PanelId = keyof PanelProps;

export interface ProjectChoice {
  readonly projectId: string;
  /** Decoded, for the toast that names it. */
  readonly projectName: string;
}
