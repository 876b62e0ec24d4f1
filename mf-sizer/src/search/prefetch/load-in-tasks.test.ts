import { loadInTasks } from './load-in-tasks.ts';

function fileOf(order: string[]) {
  const part = (name: string) => async () => {
    order.push(name);
    setTimeout(() => order.push('click'));
  };
  return { parts: [part('kit'), part('schema')], whole: async () => order.push('page') };
}

describe('A file that runs part by part', () => {
  it('responds to a click between two parts, and runs its page last', async () => {
    const order: string[] = [];
    await loadInTasks(Promise.resolve(fileOf(order)));
    expect(order).toEqual(['kit', 'click', 'schema', 'click', 'page']);
  });

  it('runs no part a second time', async () => {
    const order: string[] = [];
    const file = Promise.resolve(fileOf(order));
    await loadInTasks(file);
    await loadInTasks(file);
    expect(order.slice(-3)).toEqual(['click', 'page', 'page']);
  });

  it('can be loaded again where a part did not come', async () => {
    let isDown = true;
    const parts = [async () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : undefined)];
    const file = Promise.resolve({ parts, whole: async () => 'page' });
    await expect(loadInTasks(file)).rejects.toThrow('Failed to fetch');
    isDown = false;
    await expect(loadInTasks(file)).resolves.toBe('page');
  });
});
