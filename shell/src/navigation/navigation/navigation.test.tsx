import { writable } from '@specbuilder/shared-contracts/platform';
import type { NavigationEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { useReadable } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigation, type NavigationProps } from './navigation.tsx';
import { navigationFor } from './navigation-model.ts';
import { initialNavigation, isLockedOpen, navigationMode, navigationReducer } from './navigation-state.ts';

const entry = (title: string, weight: number, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  title,
  icon: 'AddSquare',
  weight,
  group: 'main',
  state: `app.${title.replaceAll(' ', '')}`,
  ...more,
});
const remoteWith = (navigation: NavigationEntry[]): RegistryRemote => ({ navigation }) as RegistryRemote;
const features = testSettings().app.appFeatures;
const guest = { roles: null, features, isScreenSmall: false };

describe('navigation items', () => {
  it('[SHL-024] come from every area in ascending weight, ties in their order of registration', () => {
    const remotes = [remoteWith([entry('C', 3), entry('B1', 2)]), remoteWith([entry('A', 1), entry('B2', 2)])];
    expect(navigationFor(remotes, [], guest).main.map(({ title }) => title)).toEqual(['A', 'B1', 'B2', 'C']);
  });

  it('are seen by the roles they name', () => {
    const remotes = [remoteWith([entry('Region Management', 3, { roles: ['admin', 'sales'], group: 'sales' })])];
    expect(navigationFor(remotes, [], guest).sales).toEqual([]);
    expect(navigationFor(remotes, [], { ...guest, roles: ['user'] }).sales).toEqual([]);
    expect(navigationFor(remotes, [], { ...guest, roles: ['user', 'sales'] }).sales).toHaveLength(1);
  });

  it('[SHL-033] [SHL-034] hide with sign-in and with their feature, and are marked while it is in beta', () => {
    const remotes = [
      remoteWith([
        entry('Create New Account', 1, { hiddenWhenSignedIn: true }),
        entry('Load Calculator', 2, { feature: 'loadCalculatorEnabled', betaFeature: 'loadCalculatorInBeta' }),
      ]),
    ];
    expect(navigationFor(remotes, [], guest).main.map(({ title }) => title)).toEqual(['Create New Account']);
    const on = { ...features, loadCalculatorEnabled: true, loadCalculatorInBeta: true };
    expect(navigationFor(remotes, [], { ...guest, roles: ['user'], features: on }).main).toEqual([
      expect.objectContaining({ title: 'Load Calculator', isBeta: true }),
    ]);
    const stable = { ...on, loadCalculatorInBeta: false };
    expect(navigationFor(remotes, [], { ...guest, roles: ['user'], features: stable }).main).toEqual([
      expect.objectContaining({ title: 'Load Calculator', isBeta: false }),
    ]);
  });
});

describe('the mode of the navigation', () => {
  const auto = initialNavigation(null);

  it('is a drawer on phones, a rail in narrow windows, open in wide ones', () => {
    expect([600, 800, 1279, 1280].map((width) => navigationMode(auto, width, false))).toEqual([
      'drawer',
      'rail',
      'rail',
      'open',
    ]);
  });

  it('folds by itself on working pages unless the user locked it open', () => {
    expect(navigationMode(auto, 1440, true)).toBe('rail');
    expect(navigationMode(initialNavigation('open'), 1440, true)).toBe('open');
    expect(navigationMode(initialNavigation('folded'), 1440, false)).toBe('rail');
  });

  it('[SHL-020] the fold button folds what is open and locks open what is folded', () => {
    const folded = navigationReducer(auto, { type: 'fold-toggled', mode: 'open' });
    expect(folded.choice).toBe('folded');
    expect(navigationReducer(folded, { type: 'fold-toggled', mode: 'rail' }).choice).toBe('open');
  });

  it('[SHL-046] closes what is temporarily open with every change of screen or panel, never what is locked open', () => {
    const busy = { choice: 'open' as const, isTemporarilyOpen: true, isDrawerOpen: true };
    expect(navigationReducer(busy, { type: 'closed' })).toEqual({
      choice: 'open',
      isTemporarilyOpen: false,
      isDrawerOpen: false,
    });
    expect(isLockedOpen(navigationMode(busy, 1440, true))).toBe(true);
  });
});

describe('the navigation on screen', () => {
  const children = [entry('Customer Activity', 1, { state: 'app.region-mgmt.logs' })];
  const groups = navigationFor(
    [
      remoteWith([
        entry('Add New Product', 2, { state: 'app.home.start' }),
        entry('Region Management', 3, { children }),
      ]),
    ],
    [],
    guest,
  );

  function show(props: Partial<NavigationProps> = {}) {
    const dispatch = jest.fn();
    const onChoose = jest.fn();
    const later = writable<Partial<NavigationProps>>({});
    const Shown = () => (
      <Navigation
        groups={groups}
        mode="open"
        state={initialNavigation(null)}
        dispatch={dispatch}
        activeState="app.home.start"
        logo="Kelvane"
        mark="K"
        firstScreenIdle={Promise.resolve()}
        hrefOf={({ state }) => `/${state}`}
        onChoose={onChoose}
        {...props}
        {...useReadable(later)}
      />
    );
    renderWithPlatform(<Shown />);
    return { dispatch, onChoose, showAs: (more: Partial<NavigationProps>) => act(() => later.set(more)) };
  }

  it('[SHL-023] marks where the user is', () => {
    show();
    expect(screen.getByRole('link', { name: 'Add New Product' })).toHaveAttribute('aria-current', 'page');
  });

  it('draws the icon that a remote brings along, without knowing it', () => {
    const paths = ['M2 2h16v16H2z', 'M5 5h10'];
    show({ groups: navigationFor([remoteWith([entry('Service Parts', 1, { icon: { paths } })])], [], guest) });
    const drawn = screen.getByRole('link', { name: 'Service Parts' }).querySelectorAll('svg path');
    expect([...drawn].map((path) => path.getAttribute('d'))).toEqual(paths);
  });

  it('[SHL-022] opens and closes nodes with children', async () => {
    const { onChoose } = show();
    const node = screen.getByRole('button', { name: 'Region Management' });
    expect(node).toHaveAttribute('aria-expanded', 'false');
    const user = userEvent.setup();
    await user.click(node);
    await user.click(screen.getByRole('link', { name: 'Customer Activity' }));
    expect(onChoose).toHaveBeenCalledWith(children[0]);
    await user.click(node);
    expect(screen.queryByRole('link', { name: 'Customer Activity' })).not.toBeInTheDocument();
  });

  it('folded, keeps names for screen readers', () => {
    show({ mode: 'rail' });
    expect(screen.getByRole('link', { name: 'Add New Product' })).toHaveAttribute('title', 'Add New Product');
  });

  it('[SHL-021] folded, opens after 150 ms of hover and folds 300 ms after leaving', () => {
    jest.useFakeTimers();
    const { dispatch } = show({ mode: 'rail' });
    const navigation = screen.getByRole('navigation');
    fireEvent.mouseEnter(navigation);
    act(() => jest.advanceTimersByTime(149));
    expect(dispatch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'hovered' });
    fireEvent.mouseLeave(navigation);
    act(() => jest.advanceTimersByTime(300));
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'left' });
    jest.useRealTimers();
  });

  it('[SHL-019] as a drawer takes the focus, and Escape closes it', async () => {
    const { dispatch } = show({ mode: 'drawer', state: { ...initialNavigation(null), isDrawerOpen: true } });
    expect(screen.getAllByRole('button', { name: 'Close navigation' }).at(-1)).toHaveFocus();
    await userEvent.setup().keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledWith({ type: 'closed' });
  });

  it('folded, an item with children keeps the focus while the rail unfolds under it', async () => {
    const { dispatch, showAs } = show({ mode: 'rail' });
    const node = () => screen.getByRole('button', { name: 'Region Management' });
    expect(node()).toHaveAttribute('aria-expanded', 'false');
    node().focus();
    showAs({ state: { ...initialNavigation(null), isTemporarilyOpen: true } });
    expect(node()).toHaveFocus();
    showAs({ state: initialNavigation(null) });
    expect(node()).toHaveFocus();
    await userEvent.setup().click(node());
    expect(dispatch).toHaveBeenCalledWith({ type: 'hovered' });
    showAs({ state: { ...initialNavigation(null), isTemporarilyOpen: true } });
    expect(node()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Customer Activity' })).toBeVisible();
  });

  it('[SHL-019] as a drawer is a modal dialog that Tab does not leave', async () => {
    show({ mode: 'drawer', state: { ...initialNavigation(null), isDrawerOpen: true } });
    expect(screen.getByRole('dialog', { name: 'Main navigation' })).toHaveAttribute('aria-modal', 'true');
    const first = screen.getAllByRole('button', { name: 'Close navigation' }).at(-1);
    const last = screen.getByRole('button', { name: 'Region Management' });
    const user = userEvent.setup();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    await user.tab();
    expect(first).toHaveFocus();
  });
});
