import { DEMO_DOCUMENT } from '@specbuilder/fan-engine';
import { selectorOf } from '@specbuilder/fan-engine/live-selection';
import type { ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustSet } from '../../../test/results.ts';
import type { SelectionQuestion } from './selection-messages.ts';

/** Runs the engine in the page: jsdom has no workers. */
class WorkerInPage {
  onmessage: ((event: { readonly data: object }) => void) | null = null;
  onerror = null;
  private selector: ReturnType<typeof selectorOf> | null = null;

  postMessage(question: SelectionQuestion): void {
    queueMicrotask(() => this.onmessage?.({ data: this.result(question) }));
  }

  terminate(): void {
    this.selector = null;
  }

  private result(question: SelectionQuestion): object {
    if (question.type === 'size') {
      requested.push('cfm' in question.specification ? question.specification.cfm : null);
      const selection = this.selector?.size(question.specification) ?? null;
      return { type: 'sized', id: question.id, selection };
    }
    this.selector = selectorOf(question.document as typeof DEMO_DOCUMENT);
    return { type: 'ready', versions: this.selector.versions };
  }
}

/** Airflows requested from the engine. */
let requested: (number | null)[] = [];

const CATALOGUE = 'GET /api/catalog/selection';

async function sizedSearch(responses: Parameters<typeof renderSearch>[0] = {}) {
  setWindowWidth(1440);
  const rendered = renderSearch({ path: SIZED, ...responses });
  await screen.findByTestId('exhaust-supply-results');
  return { ...rendered, user: userEvent.setup() };
}

async function type(user: ReturnType<typeof userEvent.setup>, cfm: string) {
  const field = screen.getByRole('textbox', { name: /Airflow/ });
  await user.clear(field);
  await user.type(field, cfm);
}

describe('Rows while criteria are edited', () => {
  beforeEach(() => {
    requested = [];
    Object.assign(globalThis, { Worker: WorkerInPage });
    Object.assign(URL, { createObjectURL: () => 'blob:worker', revokeObjectURL: () => undefined });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it('are the engine’s own, said to be worked out here, until the server has confirmed them', async () => {
    const { platform, user } = await sizedSearch({ responses: { [CATALOGUE]: () => DEMO_DOCUMENT } });
    expect(platform.calls.map(({ path }) => path)).not.toContain('/api/catalog/selection');
    await type(user, '2500');
    const rows = await screen.findByTestId('live-results');
    expect(screen.getByTestId('live-rows')).toHaveTextContent('2,500 cfm at 0.50 in. wg');
    expect(screen.queryByTestId('criteria-changed')).not.toBeInTheDocument();
    // What the server has not confirmed is not compared yet; its tick keeps its place.
    for (const tick of within(rows).getAllByRole('checkbox', { name: /^Compare/ })) expect(tick).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Find fans to confirm' }));
    await screen.findByTestId('exhaust-supply-results');
    expect(screen.queryByTestId('live-rows')).not.toBeInTheDocument();
  });

  it('are left to the server while it sizes the same', async () => {
    let response: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      response = resolve;
    });
    const { user, platform } = await sizedSearch({
      responses: {
        [CATALOGUE]: () => DEMO_DOCUMENT,
        'POST /api/sizefan/exhaust-supply': async ({ body }) => {
          await responded;
          return exhaustSet({ specification: body as ExhaustSupplySpecification });
        },
      },
    });
    await type(user, '2500');
    await screen.findByTestId('live-results');
    // On a slow machine more than the rest after a key passes between typing and Run.
    jest.useFakeTimers();
    const field = screen.getByRole('textbox', { name: /Airflow/ });
    fireEvent.change(field, { target: { value: '3000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find fans' }));
    await act(() => jest.advanceTimersByTimeAsync(2 * CRITERIA_DEBOUNCE_MS));
    expect(platform.calls.map(({ method }) => method)).toContain('POST');
    response();
    await act(() => jest.advanceTimersByTimeAsync(2 * CRITERIA_DEBOUNCE_MS));
    expect(screen.queryByTestId('live-rows')).not.toBeInTheDocument();
    expect(requested.at(-1)).not.toBe(3000);
  });

  it('are confirmed by the server before one of them opens', async () => {
    const { user } = await sizedSearch({ responses: { [CATALOGUE]: () => DEMO_DOCUMENT } });
    await type(user, '2500');
    const rows = await screen.findByTestId('live-results');
    const [opener] = within(rows).getAllByRole('button', { name: /^K[A-Z]{2}\d/ });
    await user.click(opener as HTMLElement);
    expect(await screen.findByTestId('exhaust-supply-results')).toBeVisible();
  });

  it('stay those of the earlier criteria where the catalogue does not come', async () => {
    const { user } = await sizedSearch({ responses: { [CATALOGUE]: () => new Response(null, { status: 500 }) } });
    await type(user, '2500');
    expect(await screen.findByTestId('criteria-changed')).toBeVisible();
    expect(screen.queryByTestId('live-results')).not.toBeInTheDocument();
  });

  it('need no catalogue any more when the line breaks off before the first edit', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { platform } = await sizedSearch({ responses: { [CATALOGUE]: () => DEMO_DOCUMENT } });
    const requested = () => platform.calls.map(({ path }) => path).includes('/api/catalog/selection');
    expect(requested()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(requested()).toBe(true));
  });

  it('wait while the form cannot be run', async () => {
    const { user } = await sizedSearch({ responses: { [CATALOGUE]: () => DEMO_DOCUMENT } });
    await type(user, '2500');
    await screen.findByTestId('live-results');
    await user.clear(screen.getByRole('textbox', { name: /Airflow/ }));
    await waitFor(() => expect(screen.queryByTestId('live-results')).not.toBeInTheDocument());
    expect(screen.getByTestId('criteria-changed')).toBeVisible();
  });
});
