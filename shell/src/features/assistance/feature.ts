import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { type Writable, writable } from '@specbuilder/shared-contracts/platform';
import { derived } from '../../feature/compose.ts';
import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { ASSISTANCE_PANEL_MESSAGES } from '../../messages/assistance-panel.generated.ts';
import type { WaitingDraft } from './assistance-draft.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    /** The request that was being written when another panel took its place. */
    readonly assistanceDraft: Writable<WaitingDraft | null>;
  }
}

export const ASSISTANCE = defineFeature({
  name: 'assistance',
  ports: [
    'api',
    'apiQueries',
    'bus',
    'conventions',
    'currentProject',
    'dialogs',
    'log',
    'panels',
    'region',
    'salesOffice',
    'session',
    'settings',
    'toasts',
  ],
  offers: ['assistanceDraft'],
  services: () => ({ assistanceDraft: writable<WaitingDraft | null>(null) }),
  start({ assistanceDraft, bus }) {
    bus.subscribe('user-signed-out', ({ payload }) => {
      if (payload.reason !== 'expired' && assistanceDraft.get()?.userId !== null) assistanceDraft.set(null);
    });
  },
  panels: [
    definePanel('project-help', {
      frame: 'west',
      title: () => ASSISTANCE_PANEL_MESSAGES.title,
      load: () => import('./assistance-panel.tsx'),
    }),
  ],
  navigation: () =>
    derived([], () => [
      {
        title: ASSISTANCE_PANEL_MESSAGES.title,
        icon: 'Headset',
        weight: NAVIGATION_WEIGHTS.requestAssistance,
        group: 'help',
        panel: 'project-help',
      },
    ]),
});
