import type { TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TOP_CATEGORIES } from '../../../test/categories.ts';
import { REMOTES, SHOP } from '../../../test/page-options.ts';
import CommerceLanding from './commerce-landing.tsx';

function land(rest: string, options: TestPlatformOptions = {}) {
  const path = `/commerce-landing${rest}`;
  const { platform } = renderWithPlatform(<CommerceLanding />, { path, remotes: REMOTES, ...options });
  return { history: platform.navigation.history };
}

describe('the landing of a shop', () => {
  it('[COM-002] [COM-003] [COM-005] [COM-007] leads to the search with the duty in its history state', async () => {
    const { history } = land('/60606/2500/exhaust-fan/2/UPBLAST%7CRESTAURANT', { store: SHOP });
    await waitFor(() => expect(history.location.pathname).toBe('/fans/sizer/search'));
    const query = Object.fromEntries(new URLSearchParams(history.location.search));
    expect(query).toEqual({ category: '1', sub: '2', application: 'UPBLAST|RESTAURANT' });
    expect(history.location.state).toEqual({
      commerceFirstLoad: true,
      commerceParams: { postalCode: '60606', cfm: 2500 },
    });
    expect(history.action).toBe('REPLACE');
  });

  it('[COM-007] finds a category that the catalogue of the brand adds', async () => {
    const [exhaust] = TOP_CATEGORIES;
    const added = { ...exhaust, id: 'energy-recovery', fanCategoryType: 7 };
    const responses = { 'GET /api/catalog/topCategories': () => [added] };
    const { history } = land('/60606/2500/energy-recovery/1', { store: SHOP, responses });
    await waitFor(() => expect(history.location.search).toBe('?category=7&sub=1'));
  });

  it('[COM-004] [EVT-048] informs the shop what is missing and goes nowhere', async () => {
    const published: unknown[] = [];
    const path = '/commerce-landing//2500/exhaust-fan/2';
    const { platform } = renderWithPlatform(<Listener to={published} />, { path, remotes: REMOTES, store: SHOP });
    await waitFor(() => expect(published).toEqual([{ missing: ['postalCode'] }]));
    expect(platform.navigation.history.location.pathname).toBe(path);
    expect(platform.readyRoutes).toEqual(['app.commerce-landing']);
  });

  it('[COM-004] follows the same rule in a content-only page without a shop', async () => {
    const published: unknown[] = [];
    const path = '/commerce-landing/60606';
    renderWithPlatform(<Listener to={published} layout="contentOnly" />, { path, remotes: REMOTES });
    await waitFor(() => expect(published).toEqual([{ missing: ['categoryName', 'subCategoryId', 'cfm'] }]));
  });

  it('[COM-008] leads to the start outside the commerce view, complete or not', async () => {
    for (const rest of ['/60606/2500/exhaust-fan/2', '/60606']) {
      const { history } = land(rest);
      await waitFor(() => expect(history.location.pathname).toBe('/start'));
    }
  });
});

interface ListenerProps {
  readonly to: unknown[];
  readonly layout?: 'contentOnly';
}

/** Receives what the landing page reports from the very start. */
function Listener({ to, layout }: ListenerProps) {
  const { bus } = usePlatform();
  useState(() => {
    if (layout !== undefined) bus.publish('layout-changed', { layout, isCommerceView: false });
    return bus.subscribe('commerce-landing-invalid', ({ payload }) => void to.push(payload));
  });
  return <CommerceLanding />;
}
