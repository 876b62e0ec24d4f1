import type { Platform } from '@specbuilder/shared-contracts/platform';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { forgetReturnPath, rememberRoute, returnPath } from './return-path.ts';

const href: Platform['navigation']['href'] = (state, ..._params) =>
  state === 'app.projects.dashboard' ? '/projects/dashboard' : null;
const idle = { pendingAction: () => null };
const options = { stateName: 'app.fans.sizer.options', path: '/fans/sizer/options/f1' };

describe('The way back from sign-in', () => {
  it('leads to the screen where it began', () => {
    const storage = memoryStorage();
    rememberRoute(storage, options);
    expect(returnPath(storage, idle, href)).toBe('/fans/sizer/options/f1');
  });

  it('leads to the dashboard when a project is to be made', () => {
    const storage = memoryStorage();
    rememberRoute(storage, options);
    expect(returnPath(storage, { pendingAction: () => 'CreateProject' }, href)).toBe('/projects/dashboard');
  });

  it('leads back to the screen for every other action', () => {
    const storage = memoryStorage();
    rememberRoute(storage, options);
    expect(returnPath(storage, { pendingAction: () => 'UpdateProject' }, href)).toBe('/fans/sizer/options/f1');
  });

  it.each([
    ['nothing was remembered', () => undefined],
    ['it was forgotten', forgetReturnPath],
    [
      'what was kept is damaged',
      (storage: ReturnType<typeof memoryStorage>) => storage.write('lastState', '{"path":1}'),
    ],
  ])('leads home when %s', (_case, change) => {
    const storage = memoryStorage();
    if (change === forgetReturnPath) rememberRoute(storage, options);
    change(storage);
    expect(returnPath(storage, idle, href)).toBe('/start');
  });
});
