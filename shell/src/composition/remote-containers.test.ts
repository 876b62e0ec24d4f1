import { createRemoteContainers } from './remote-containers.ts';

describe('The places that remotes draw in', () => {
  it('are made inside the main region, one for each remote', () => {
    const containers = createRemoteContainers();
    const main = document.createElement('main');
    containers.setElement(main);
    const sizer = containers.of('mf-sizer');
    const projects = containers.of('mf-projects');
    expect([...main.children]).toEqual([sizer, projects]);
    expect(containers.of('mf-sizer')).toBe(sizer);
    expect(main.innerHTML).toBe('<div data-remote="mf-sizer"></div><div data-remote="mf-projects"></div>');
  });

  it('are announced once the main region is drawn', async () => {
    const containers = createRemoteContainers();
    const drawn = jest.fn();
    void containers.drawn.then(drawn);
    containers.setElement(null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawn).not.toHaveBeenCalled();
    containers.setElement(document.createElement('main'));
    await containers.drawn;
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('cannot be had before', () => {
    const containers = createRemoteContainers();
    expect(() => containers.of('mf-sizer')).toThrow('The main region is not drawn');
  });
});
