import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.projects.dashboard': { projectId?: string };
    'app.projects.shared': { shareId: string };
  }
  interface PanelProps {
    'project-picker': { readonly title: string };
    'new-project': { readonly reason: 'navigation' | 'save' };
  }
  interface PanelResults {
    'project-picker': ProjectChoice;
    'new-project': ProjectChoice;
  }
}
