import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import { LOG_PATH, logEvent, logPage, logResponses } from '../../test/log.ts';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

/** A reader in Chicago: code that formats without naming a zone uses theirs. */
const READER_ZONE = 'America/Chicago';
const Formatter = Intl.DateTimeFormat;

describe('the time of a row', () => {
  beforeEach(() => {
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(
        ((locale: string, options: Intl.DateTimeFormatOptions) =>
          new Formatter(locale, { timeZone: READER_ZONE, ...options })) as never,
      );
  });
  afterEach(() => jest.restoreAllMocks());

  it('[LOG-011] is the local time of the instant that is stored in UTC', async () => {
    renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: LOG_PATH,
      responses: logResponses(() => logPage([logEvent('1', { createdOnUtc: '2026-11-21T03:05:00Z' })])),
    });
    const time = await screen.findByText(/Nov 20, 2026.*21:05|Nov 20, 2026.*9:05/);
    expect(time).toHaveAttribute('datetime', '2026-11-21T03:05:00Z');
  });
});
