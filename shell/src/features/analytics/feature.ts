import { defineFeature } from '../../feature/define-feature.ts';

export const ANALYTICS = defineFeature({
  name: 'analytics',
  ports: ['api', 'bus', 'session', 'settings'],
  async background({ api, bus, session, settings }) {
    const { startAnalytics } = await import(/* webpackChunkName: "background" */ './analytics.ts');
    startAnalytics({
      bus,
      isSigningOut: session.isSigningOut.get,
      environment: settings.get().app.environment,
      send: (records) => api.analytics.record({ records }),
    });
  },
});
