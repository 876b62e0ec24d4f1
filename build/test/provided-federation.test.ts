import { giveFederation } from '../webpack/provided-federation.mjs';

interface Instance {
  readonly name: string;
}

describe('The federation runtime of a page', () => {
  /** As the library keeps its instances: the last one that was made by init is that of the page. */
  function runtimeOfShell() {
    const instances: Instance[] = [];
    const createInstance = ({ name }: Instance): Instance => {
      const instance = { name };
      instances.push(instance);
      return instance;
    };
    const runtime = {
      ofPage: null as Instance | null,
      createInstance,
      getInstance: (find?: (instance: Instance) => boolean) =>
        find === undefined ? runtime.ofPage : (instances.find(find) ?? null),
      init(options: Instance) {
        runtime.ofPage = createInstance(options);
        return runtime.ofPage;
      },
    };
    return runtime;
  }
  const given = () => (globalThis as { specBuilderFederation?: unknown }).specBuilderFederation as never;

  it('gives each remote an instance of its own and keeps that of the shell', () => {
    const runtime = runtimeOfShell();
    const shell = runtime.init({ name: 'shell' });
    giveFederation({ runtime, bundlerRuntime: { initContainerEntry: undefined } }, () => 'started', '2.9.2');
    const ofPage = given() as { runtime: typeof runtime; bundlerRuntime: { initContainerEntry: () => string } };
    const first = ofPage.runtime.init({ name: 'mf_sizer_1_0_0' });
    expect(ofPage.runtime.init({ name: 'mf_sizer_1_0_0' })).toBe(first);
    expect(ofPage.runtime.init({ name: 'mf_sizer_1_0_1' })).not.toBe(first);
    expect(runtime.getInstance()).toBe(shell);
    expect(ofPage.bundlerRuntime.initContainerEntry()).toBe('started');
  });
});
