import { writable } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform, testSettings } from '@specbuilder/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { startLanguage } from './feature.ts';
import type { LanguageService } from './language-service.ts';

function openPage({ isStoreView = false, language = 'en' } = {}) {
  const platform = createTestPlatform();
  const start = jest.fn(async () => undefined);
  const load = jest.fn(async () => ({ start }) as unknown as LanguageService);
  const ready: string[] = [];
  platform.bus.subscribe('commerce-ready', ({ payload }) => ready.push(payload.kind));
  const { bus, log, queries } = platform;
  const settings = writable(testSettings());
  startLanguage({ bus, isStoreView, language: writable(language), languageService: load, log, queries, settings });
  const showFirstScreen = () =>
    platform.bus.publish('first-request-completed', { stateName: 'app.home.start', path: '/start', durationMs: 1 });
  return { start, load, ready, showFirstScreen };
}

describe('The language service', () => {
  it('[EVT-053] [COM-016] listens in a shop before the shop is notified that the language can be set', async () => {
    const { start, ready, showFirstScreen } = openPage({ isStoreView: true });
    expect(ready).toEqual([]);
    showFirstScreen();
    await waitFor(() => expect(ready).toEqual(['language']));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('[TRN-003] loads with the first screen of a user who reads a language of the script', async () => {
    const { start, ready, showFirstScreen } = openPage({ language: 'eo' });
    showFirstScreen();
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(ready).toEqual([]);
  });

  it('is not loaded for anybody else', () => {
    const { load, showFirstScreen } = openPage();
    showFirstScreen();
    expect(load).not.toHaveBeenCalled();
  });
});
