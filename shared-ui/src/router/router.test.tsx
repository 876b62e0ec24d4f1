import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigationType } from 'react-router-dom';
import { Route, Routes, Screen, ScreenLink, useLocation } from './index.ts';

function Where() {
  const { pathname } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}`}</output>;
}

const pages = (
  <>
    <Where />
    <Routes>
      <Route
        path="/start"
        element={
          <Screen state="app.home.start">
            <h1>Start</h1>
          </Screen>
        }
      />
      <Route
        path="/fans/:id"
        element={
          <Screen state="app.fans.sizer.options">
            <h1>Options</h1>
          </Screen>
        }
      />
      <Route path="*" element={null} />
    </Routes>
  </>
);

describe('the router of a remote', () => {
  it('follows the history of its host, a push being a push', () => {
    const { platform } = renderWithPlatform(pages, { path: '/start' });
    expect(screen.getByRole('status')).toHaveTextContent('POP /start');
    act(() => platform.navigation.history.push('/fans/1'));
    expect(screen.getByRole('status')).toHaveTextContent('PUSH /fans/1');
    act(() => platform.navigation.history.go(-1));
    expect(screen.getByRole('status')).toHaveTextContent('POP /start');
  });

  it('reports each screen that can be used to the host, and each visit of it', () => {
    const { platform } = renderWithPlatform(pages, { path: '/start' });
    act(() => platform.navigation.history.push('/fans/1'));
    act(() => platform.navigation.history.push('/fans/2'));
    expect(platform.readyRoutes).toEqual(['app.home.start', 'app.fans.sizer.options', 'app.fans.sizer.options']);
  });

  it('says nothing while a screen is not ready, and why when it cannot be', () => {
    const error = new Error('Not Found');
    const { platform } = renderWithPlatform(
      <>
        <Screen state="app.waiting" isReady={false}>
          <p>waiting</p>
        </Screen>
        <Screen state="app.gone" error={error}>
          <p>gone</p>
        </Screen>
      </>,
    );
    expect(platform.readyRoutes).toEqual([]);
    expect(platform.failedRoutes).toEqual([{ state: 'app.gone', error }]);
  });
});

describe('a link to a screen', () => {
  it('goes there by name on a plain click and stays a link for the others', async () => {
    const { platform } = renderWithPlatform(<ScreenLink state="app.projects.dashboard">Projects</ScreenLink>);
    const link = screen.getByRole('link', { name: 'Projects' });
    expect(link).toHaveAttribute('href', 'http://test.invalid#app.projects.dashboard');
    await userEvent.setup().click(link);
    expect(platform.navigations).toEqual([{ state: 'app.projects.dashboard', params: undefined }]);
  });
});
