import { defineFeature } from '../../feature/define-feature.ts';

export const ANALYTICS = defineFeature({
  name: 'analytics',
  ports: ['api', 'bus', 'settings'],
  async background({ api, bus, settings }) {
    const { startAnalytics } = await import(/* webpackChunkName: "background" */ './analytics.ts');
    startAnalytics({
      bus,
      environment: settings.get().app.environment,
      send: (records) => api.analytics.record({ records }),
    });
  },
});
