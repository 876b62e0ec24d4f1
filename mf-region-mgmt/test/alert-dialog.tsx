import type { Alert } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestPlatformOptions, TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionRoutes } from '../src/region-routes.tsx';
import { ALERTS_PATH, alertOf, MAYA, pageOf, REGIONS } from './alerts.ts';
import { ADMIN, SALES } from './users.ts';

export const ALERT = alertOf();
/** As a brand's catalogue adds it. */
const ENERGY_RECOVERY = {
  ...{ id: 'energy-recovery', fanCategoryType: 7, name: 'Energy recovery', description: '', pictogram: 'mua' },
  ...{ rangeText: '', imageUrl: null, sortOrder: 7, lineCount: 2, subCategories: [] },
};
export const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

/** The page of alerts with one of them. */
export function openAlerts(
  who: SignedInUser = SALES,
  responses: TestResponses = {},
  options: TestPlatformOptions = {},
) {
  const all: TestResponses = {
    'GET /api/alerts': () => pageOf([ALERT]),
    'GET /api/alerts/customers': () => [MAYA],
    'GET /api/catalog/topCategories': () => [ENERGY_RECOVERY],
    'GET /api/alerts/recipients': () => [{ id: ADMIN.userId, fullName: 'Ada Admin', email: ADMIN.email }],
    'GET /api/regions/sales': () => REGIONS,
    'POST /api/alerts/send-test': () => undefined,
    'POST /api/alerts': ({ body }) => alertOf(body as Partial<Alert>),
    'PUT /api/alerts/:id': ({ body }) => alertOf({ ...(body as Partial<Alert>), id: ALERT.id }),
    'DELETE /api/alerts/:id': () => undefined,
    ...responses,
  };
  const rendered = renderWithPlatform(<RegionRoutes />, { user: who, path: ALERTS_PATH, responses: all, ...options });
  const facts: unknown[] = [];
  rendered.platform.bus.subscribe('alert-saved', ({ payload }) => void facts.push(payload));
  return { ...rendered, person: userEvent.setup(), facts };
}

export const openNew = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'New alert' }));
  return screen.findByRole('dialog', { name: 'New alert' });
};
export const openFirst = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: /^Edit alert: 24/ }));
  return screen.findByRole('dialog', { name: 'Edit alert' });
};
export const chooseMaya = async (person: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => {
  await person.type(within(dialog).getByLabelText('Customer'), 'lind');
  await person.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
};
export const callsOf = (platform: ReturnType<typeof openAlerts>['platform'], method: string) =>
  platform.calls.filter((call) => call.method === method);
