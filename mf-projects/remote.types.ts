import type { KnownSite, ProjectChoice } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.projects.dashboard': { projectId?: string };
    'app.projects.shared': { shareId: string };
  }
  interface PanelProps {
    'project-picker': { readonly title: string; readonly site?: KnownSite | null };
    'new-project': { readonly reason: 'navigation' | 'save'; readonly site?: KnownSite | null };
  }
  interface PanelResults {
    'project-picker': ProjectChoice;
    'new-project': ProjectChoice;
  }
}
