import { screen } from '@testing-library/dom';
import { showFailedStart } from './failed-start.ts';

it('a page that cannot begin says so in the splash’s place, logs why, and can be loaded again', () => {
  document.body.innerHTML = '<div id="splash"></div><div id="root"></div>';
  const log = { error: jest.fn(), warn: jest.fn() };
  const reload = jest.fn();
  const error = new Error('No such brand');
  showFailedStart(log, error, reload);
  expect(document.getElementById('splash')).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/^An error occurred\. Please try again\./);
  expect(log.error).toHaveBeenCalledWith('The page could not begin', error);
  screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});
