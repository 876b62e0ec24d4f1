import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FaqsPage from './faqs-page.tsx';
import { findFaqs } from './find-faqs.ts';

const faq = (id: string, category: string, sortOrder: number, response: string) => ({
  ...{ id, category, sortOrder, question: `What of ${id}?`, answer: response },
});
const FAQS = [
  faq('sound', 'Sizing', 2, '<p>In sones. <a href="/start">Begin</a></p>'),
  faq('duty', 'Sizing', 1, '<p>By <strong>airflow</strong></p><ul><li>and pressure</li></ul>'),
  faq('keys', 'Account', 3, '<p>Más en <a href="https://docs.example/a">the manual</a></p><img src="x" onerror="x()">'),
];
const open = (path = '/faqs', response: () => unknown = () => FAQS) =>
  renderWithPlatform(<FaqsPage />, { path, responses: { 'GET /api/faqs': response } });
const questions = () => screen.getAllByText(/^What of/).map(({ textContent }) => textContent);
const entry = (id: string) => document.getElementById(id) as HTMLDetailsElement;

describe('The frequently asked questions', () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
  });

  it('[FAQ-001] [FAQ-002] are answered before the screen counts as shown', async () => {
    const { platform } = open();
    expect([platform.readyRoutes, screen.queryByText(/^What of/)]).toEqual([[], null]);
    await screen.findByText('What of duty?');
    expect(platform.readyRoutes).toEqual(['app.faqs']);
    expect(platform.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/faqs']);
  });

  it('[FAQ-004] are requested for the brand of the page', async () => {
    const { platform } = open();
    await screen.findByText('What of duty?');
    expect(platform.calls[0]?.query.get('manufacturerLabelId')).toBe('1');
  });

  it('[FAQ-003] stand in their order by category and open to their answers', async () => {
    open();
    const group = await screen.findByRole('region', { name: 'Sizing' });
    expect(questions()).toEqual(['What of duty?', 'What of sound?', 'What of keys?']);
    await userEvent.click(within(group).getByText('What of duty?'));
    expect(entry('duty').open).toBe(true);
    expect(within(entry('duty')).getByText('airflow').tagName).toBe('STRONG');
    expect(within(entry('duty')).getByRole('listitem', { hidden: true })).toHaveTextContent('and pressure');
  });

  it('draw no element that an answer may not have, and open pages of others in a new window', async () => {
    open('/faqs#keys');
    await screen.findByText('What of keys?');
    expect(document.querySelector('img')).toBeNull();
    expect(within(entry('keys')).getByText('the manual')).toHaveAttribute('target', '_blank');
  });

  it('lead to pages of the product without loading it again', async () => {
    const { platform } = open('/faqs#sound');
    await userEvent.click(await screen.findByText('Begin'));
    expect(platform.navigation.history.location.pathname).toBe('/start');
  });

  it('open at the one that the address names', async () => {
    open('/faqs#sound');
    await waitFor(() => expect(entry('sound')?.open).toBe(true));
    expect([entry('duty').open, scrolled.mock.calls.length]).toEqual([false, 1]);
    expect(document.activeElement).toHaveTextContent('What of sound?');
  });

  it('are found by words of question and answer, and say when there is none', async () => {
    open();
    await screen.findByText('What of duty?');
    const search = screen.getByRole('searchbox', { name: 'Find a question' });
    await userEvent.type(search, 'SONES what');
    expect(questions()).toEqual(['What of sound?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 question');
    await userEvent.type(search, ' zzz');
    expect(screen.getByText('No question contains these words')).toBeVisible();
  });

  it('[ERR-037] [A-169] are none with the sentence of a failure, and can be requested again', async () => {
    let fails = true;
    open('/faqs', () => (fails ? new Response(null, { status: 500 }) : FAQS));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What of duty?')).toBeVisible();
  });

  it('are found without their accents and not by their markup', () => {
    expect(findFaqs(FAQS, 'mas').map(({ id }) => id)).toEqual(['keys']);
    expect(findFaqs(FAQS, 'href')).toEqual([]);
    expect(findFaqs(FAQS, ' ')).toHaveLength(3);
  });
});
