import { PageSize, PdfOrientation, SUBMITTAL } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { PreviewPage } from './preview-page.tsx';

// jsdom's own takes no content from the responses of Node's fetch.
const { File: NodeFile } = jest.requireActual<{ readonly File: typeof File }>('node:buffer');
beforeAll(() => Object.assign(globalThis, { File: NodeFile }));

const page = (...names: string[]) =>
  new Response(
    `<style></style>${names.map((name) => `<section class="sheet portrait" data-name="${name}">`).join('')}`,
    {
      headers: { 'content-type': 'text/html' },
    },
  );

function show(count: number) {
  let finish: (whole: Response) => void = () => undefined;
  const whole = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const choice = {
    ...{ deliverable: SUBMITTAL, orientation: PdfOrientation.None, pageSize: PageSize.Letter, projectId: 'p' },
    itemIds: Array.from({ length: count }, (_, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`),
    ...{ includePreWire: false, sharePages: false, leaveOut: [], terms: {} },
  };
  const { platform } = renderWithPlatform(<PreviewPage choice={choice} changeNumber={1} />, {
    responses: {
      'GET /api/projects/submittal/preview': ({ query }) =>
        query.get('firstPages') === 'true' ? page('Cover', 'Transmittal') : whole,
    },
  });
  return { platform, finish };
}

describe('The preview of a long document', () => {
  it('shows its first pages until the whole is there', async () => {
    const { finish } = show(21);
    const frame = await screen.findByTitle(/preview/i);
    expect(frame).toHaveAttribute('aria-busy', 'true');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Transmittal'));
    expect(frame).not.toHaveAttribute('srcdoc', expect.stringContaining('EF-21'));
    finish(page('Cover', 'Transmittal', 'EF-21'));
    await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'));
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('EF-21'));
  });

  it('is requested once where it is short', async () => {
    const { platform, finish } = show(20);
    finish(page('Cover'));
    await screen.findByTitle(/preview/i);
    expect(platform.calls).toHaveLength(1);
  });
});
