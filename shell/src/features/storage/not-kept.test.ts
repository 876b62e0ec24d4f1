import { keepingStorage } from '@specbuilder/shared-ui/browser';
import { sayWhatIsNotKept } from './not-kept.ts';

it('A browser that keeps nothing for the site is said once, also when it was found out earlier', async () => {
  const show = jest.fn().mockResolvedValue({});
  keepingStorage(() => null).setItem('theme', 'Dark');
  sayWhatIsNotKept({ show });
  await Promise.resolve();
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({
    kind: 'info',
    durationMs: expect.any(Number),
    title: 'Your browser does not store data for this site: your choices last until you reload.',
  });
  keepingStorage(() => null).setItem('theme', 'Light');
  await Promise.resolve();
  expect(show).toHaveBeenCalledTimes(1);
});
