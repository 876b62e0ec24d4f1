import { firstScreenSettled, startLaterServices } from './later-services.ts';
import type { OwnHost } from './own-host.ts';

/** What nobody waits for: it begins when the first screen has settled, each part for itself. */
export async function startLater(shell: OwnHost): Promise<void> {
  const { bus, log } = shell.services;
  await firstScreenSettled(bus);
  welcome(shell).catch((error: unknown) => log.error('No notices on arrival', error));
  joinTabs(shell).catch((error: unknown) => log.error('Other tabs are not followed', error));
  startLaterServices(bus, shell.later).catch((error: unknown) => {
    log.error('Currency and sales region are not there', error);
  });
}

/** Notices that a visitor gets on arrival; their code is not for the first paint. */
async function welcome(shell: OwnHost): Promise<void> {
  const { startAnalytics, startArrivalNotices } = await import('./later-parts.ts');
  const { api, bus, settings } = shell.services;
  startAnalytics({
    bus,
    environment: settings.get().app.environment,
    send: (records) => api.analytics.record({ records }),
  });
  startArrivalNotices(shell);
}

/** A shop's frame is a visit of its own, apart from the visitor's tabs. */
async function joinTabs({ services, platform, later }: OwnHost): Promise<void> {
  if (services.store.isStoreView) return;
  const { startTabs } = await import('./later-parts.ts');
  const { currency, currentProject } = platform.shared;
  const chooseCurrency = async (code: string) => (await later.currency()).choose(code);
  const { manufacturerLabelId } = services.settings.get().manufacturer;
  startTabs({ ...services, currency, currentProject, chooseCurrency }, manufacturerLabelId);
}
