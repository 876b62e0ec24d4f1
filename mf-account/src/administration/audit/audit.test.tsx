import type { AuditLine } from '@specbuilder/shared-contracts/api';
import { AUDIT_ACTIONS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { ADMIN, MAYA, pageOf } from '../../../test/administration.ts';
import { readAuditAddress, writeAuditAddress } from './audit-address.ts';
import { AuditPage } from './audit-page.tsx';
import { actionText } from './audit-texts.ts';

const LINE: AuditLine = {
  sequence: 7,
  occurredOnUtc: '2026-03-01T12:00:00Z',
  action: 'roles-changed',
  actor: { userId: ADMIN.userId, userName: 'admin' },
  user: { userId: MAYA.userId, userName: null },
  subject: null,
  network: '203.0.113.0/24',
  details: { before: 'user', after: 'sales user' },
};
const open = (path = '/admin/audit', response: () => unknown = () => pageOf(LINE)) =>
  renderWithPlatform(<AuditPage />, {
    user: ADMIN,
    path,
    responses: {
      'GET /api/admin/audit': response,
      'GET /api/admin/audit/csv': () => ({ fileName: 'audit-log-2026-03-01.csv', csv: 'sequence' }),
    },
  });

describe('the audit log of administration', () => {
  it('says who did what to whom in words', async () => {
    open();
    expect(await screen.findByText('sales user', { exact: false })).toBeVisible();
    expect(screen.getAllByText('Roles changed').length).toBeGreaterThan(0);
    expect(screen.getByText(/Deleted account 22222222/)).toBeVisible();
  });

  it('requests what the filters select and keeps them in the address', async () => {
    const { platform } = open('/admin/audit?to=2026-03-02&pi=3');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Action'), 'Signed in');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?action=signed-in&to=2026-03-02'));
    const { query } = platform.calls.at(-1) ?? { query: new URLSearchParams() };
    expect([query.get('action[0]'), query.get('pageIndex')]).toEqual(['signed-in', '0']);
    // Ends are exclusive, so the last day is in.
    expect(query.get('toDate')).toBe(new Date(2026, 2, 3).toISOString());
  });

  it('leads from a page past the end to the last one', async () => {
    const { platform } = open('/admin/audit?action=signed-in&pi=9');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?action=signed-in'));
  });

  it('is saved as a file with the same filters', async () => {
    const created = jest.fn(() => 'blob:file');
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { platform } = open('/admin/audit?action=signed-in');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('audit-log-2026-03-01.csv saved'));
    expect(platform.calls.at(-1)).toMatchObject({ path: '/api/admin/audit/csv' });
    expect(platform.calls.at(-1)?.query.get('action[0]')).toBe('signed-in');
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/csv' }));
  });

  it('offers all lines where none fit', async () => {
    const { platform } = open('/admin/audit?action=deleted', () => pageOf());
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show all lines' }));
    expect(platform.navigation.history.location.search).toBe('');
  });

  it.each(['en', 'es'] as const)('has a word of its own for every action in %s', async (language) => {
    await currentLanguage.choose(language);
    const texts = AUDIT_ACTIONS.map(actionText);
    await currentLanguage.choose('en');
    expect(new Set(texts).size).toBe(AUDIT_ACTIONS.length);
    expect(texts.every((text) => typeof text === 'string' && text !== '')).toBe(true);
  });

  it('reads the address that it wrote, and takes nonsense as no filter', () => {
    const days = fc.constantFrom('', '2026-03-01', '2024-02-29');
    const addresses = fc.record({
      pageIndex: fc.nat(1000),
      pageSize: fc.integer({ min: 1, max: 200 }),
      action: fc.option(fc.constantFrom(...AUDIT_ACTIONS)),
      userId: fc.option(fc.uuid()),
      from: days,
      to: days,
    });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readAuditAddress(writeAuditAddress(address))).toEqual(address);
      }),
    );
    const nonsense = fc.record({ action: fc.string(), userId: fc.string(), from: fc.string(), to: fc.string() });
    fc.assert(
      fc.property(nonsense, (query) => {
        const address = readAuditAddress(new URLSearchParams(query));
        expect(readAuditAddress(writeAuditAddress(address))).toEqual(address);
      }),
    );
  });
});
