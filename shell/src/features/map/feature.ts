import { lazy } from '../../feature/compose.ts';
import { defineFeature } from '../../feature/define-feature.ts';
import type { Maps } from './places-on-maps.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    readonly maps: () => Promise<Maps>;
  }
}

export const MAP = defineFeature({
  name: 'map',
  ports: ['api', 'settings'],
  offers: ['maps'],
  services: ({ api, settings }) => ({
    maps: lazy(async () => {
      const { createMaps } = await import('./maps.ts');
      return createMaps(settings.get().app.maps, api);
    }),
  }),
});
