import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { showFaqToast } from './faq-toast.ts';

async function arrive({ isEnabled = true, isSeen = false, isCommerceView = false, chooses = false } = {}) {
  const platform = createTestPlatform();
  const { storage } = platform;
  if (isSeen) storage.write('faqToastSeen', 'true');
  const waits: number[] = [];
  const openFaqs = jest.fn();
  const come = () =>
    showFaqToast({
      ...{ isEnabled, isCommerceView, storage, openFaqs, wait: async (ms: number) => void waits.push(ms) },
      toasts: {
        async show(toast) {
          platform.shownToasts.push(toast);
          return chooses ? { outcome: 'action', actionId: 'view' } : { outcome: 'timeout' };
        },
      },
    });
  await come();
  return { platform, waits, openFaqs, come };
}

describe('The toast about questions', () => {
  it('[SHL-058] [A-083] comes 1.5 s after the first screen for 15 s and opens the FAQ page', async () => {
    const { platform, waits, openFaqs } = await arrive({ chooses: true });
    expect(waits).toEqual([1500]);
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({
        ...{ title: 'Have a question?', text: 'See our Frequently Asked Questions.', durationMs: 15_000 },
        actions: [{ id: 'view', label: 'View FAQs' }],
      }),
    ]);
    expect(openFaqs).toHaveBeenCalledTimes(1);
  });

  it('[SHL-059] comes once', async () => {
    const { platform, come, openFaqs } = await arrive();
    await come();
    expect(platform.shownToasts).toHaveLength(1);
    expect(openFaqs).not.toHaveBeenCalled();
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('[SHL-060] enabled %p and seen %p: shown %p', async (isEnabled, isSeen, isShown) => {
    const { platform } = await arrive({ isEnabled, isSeen });
    expect(platform.shownToasts.length > 0).toBe(isShown);
  });

  it('[SHL-060] stays away in the commerce view', async () => {
    const { platform } = await arrive({ isCommerceView: true });
    expect(platform.shownToasts).toEqual([]);
  });
});
