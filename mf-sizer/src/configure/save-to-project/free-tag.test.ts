import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { fanItem } from '../../../test/items.ts';
import { forgetSentTag, withFreeTag } from './free-tag.ts';

const CHOSEN = '1c2d3e4f-3a1e-4a0f-8a8e-0f0f5d3a7c12';
const requestOf = (idempotencyKey: string, more: Partial<SaveRequest> = {}): SaveRequest => ({
  ...{ itemId: 'item', tag: 'EF-1', isTagSuggested: true, qty: 1, notes: null, buildingId: null },
  ...{ replacesItemId: null, projectId: null, idempotencyKey },
  ...more,
});
const platformWith = (tags: readonly string[]) => {
  let items = tags;
  const platform = createTestPlatform({
    responses: {
      'GET /api/projects/:id': () => ({
        projectItems: items.map((tag) => ({ tag })),
        sizingDefaults: { tagPatterns: { exhaust: 'XF-##' } },
      }),
    },
  });
  return { platform, add: (tag: string) => (items = [...items, tag]) };
};

describe('the tag that no one typed', () => {
  it('is the next free one of the project that was chosen, as that project writes tags', async () => {
    const { platform } = platformWith(['XF-01', 'XF-02']);
    await expect(withFreeTag(platform, requestOf('a'), fanItem(), CHOSEN)).resolves.toMatchObject({ tag: 'XF-03' });
  });

  it('is the same when the request is sent again, so that it saves once', async () => {
    const { platform, add } = platformWith(['XF-01']);
    const first = await withFreeTag(platform, requestOf('b'), fanItem(), CHOSEN);
    add('XF-02');
    platform.queries.clear();
    await expect(withFreeTag(platform, requestOf('b'), fanItem(), CHOSEN)).resolves.toEqual(first);
    const next = await withFreeTag(platform, requestOf('c'), fanItem(), CHOSEN);
    expect(next.tag).toBe('XF-03');
  });

  it('is free again once the request has a response', async () => {
    const { platform, add } = platformWith(['XF-01']);
    const request = requestOf('f');
    await withFreeTag(platform, request, fanItem(), CHOSEN);
    forgetSentTag(request, CHOSEN);
    add('XF-02');
    platform.queries.clear();
    await expect(withFreeTag(platform, request, fanItem(), CHOSEN)).resolves.toMatchObject({ tag: 'XF-03' });
  });

  it('is found before the save where the page did not know it yet', async () => {
    const { platform } = platformWith(['XF-01']);
    const early = requestOf('g', { tag: null, projectId: CHOSEN });
    await expect(withFreeTag(platform, early, fanItem(), CHOSEN)).resolves.toMatchObject({ tag: 'XF-02' });
  });

  it('is the one that was sent first, whatever is suggested meanwhile', async () => {
    const { platform } = platformWith([]);
    const first = await withFreeTag(platform, requestOf('h', { projectId: CHOSEN }), fanItem(), CHOSEN);
    const again = requestOf('h', { projectId: CHOSEN, tag: 'EF-2' });
    await expect(withFreeTag(platform, again, fanItem(), CHOSEN)).resolves.toEqual(first);
  });

  it.each<[string, Partial<SaveRequest>]>([
    ['typed', { tag: 'K-1', isTagSuggested: false }],
    ['emptied', { tag: null, isTagSuggested: false }],
    ['suggested for the very project', { projectId: CHOSEN, idempotencyKey: 'i' }],
  ])('stays as it is shown where it was %s', async (_case, more) => {
    const { platform } = platformWith(['XF-01']);
    const request = requestOf('d', more);
    await expect(withFreeTag(platform, request, fanItem(), CHOSEN)).resolves.toEqual(request);
    expect(platform.calls).toEqual([]);
  });

  it('stays as it is shown where the project cannot be read', async () => {
    const platform = createTestPlatform({
      responses: { 'GET /api/projects/:id': () => new Response(null, { status: 404 }) },
    });
    await expect(withFreeTag(platform, requestOf('e'), fanItem(), CHOSEN)).resolves.toMatchObject({ tag: 'EF-1' });
  });
});
