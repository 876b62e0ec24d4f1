import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { readInlineRegistry, readPublishedRegistry } from './registry.ts';

const response = (body: unknown) => jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

describe('The published registry', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is requested at its address, and aborted with the signal', async () => {
    const requested = response({ schema: 1, generatedAt: 'now', remotes: [] });
    const { signal } = new AbortController();
    await expect(readPublishedRegistry(signal)).resolves.toEqual({ schema: 1, generatedAt: 'now', remotes: [] });
    expect(requested).toHaveBeenCalledWith('/registry.json', { signal });
  });

  it('is rejected when it is none', async () => {
    response({ schema: 2, generatedAt: 'now', remotes: [] });
    const rejected = readPublishedRegistry(new AbortController().signal);
    await expect(rejected).rejects.toThrow('The published registry is not valid');
    response({ schema: 1, generatedAt: 'now' });
    await expect(readPublishedRegistry(new AbortController().signal)).rejects.toThrow('is not valid');
  });
});

describe('The registry in the page', () => {
  const remote = { name: 'mf-test', title: 'Projects', panels: [], navigation: [] };
  const inPage = (titles?: object) => {
    document.body.innerHTML = '<script type="application/json" id="sb-registry"></script>';
    const element = document.getElementById('sb-registry') as HTMLElement;
    element.textContent = JSON.stringify({ schema: 1, generatedAt: 'now', remotes: [{ ...remote, titles }] });
    return readInlineRegistry().remotes[0];
  };
  const published = { es: { Projects: 'Proyectos' }, 'en-XA': { Projects: '[Þŕöĵéçţš]' } };

  afterEach(async () => {
    jest.restoreAllMocks();
    await currentLanguage.choose('en');
  });

  it('[TRN-001] has its titles in another language once that is chosen', async () => {
    const requested = response({ schema: 1, generatedAt: 'now', remotes: [{ ...remote, titles: published }] });
    const area = inPage();
    expect(area?.title).toBe('Projects');
    await currentLanguage.choose('es');
    expect(area?.title).toBe('Proyectos');
    await currentLanguage.choose('en');
    await currentLanguage.choose('es');
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('requests no title that is already in the page', async () => {
    const requested = response({});
    const area = inPage({ es: { Projects: 'Proyectos' } });
    await currentLanguage.choose('es');
    expect(area?.title).toBe('Proyectos');
    expect(requested).not.toHaveBeenCalled();
  });

  it('keeps its language where the titles do not come', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const area = inPage();
    await expect(currentLanguage.choose('es')).rejects.toThrow('Failed to fetch');
    expect([currentLanguage.get(), area?.title]).toEqual(['en', 'Projects']);
  });
});
