import { parts } from './lazy-search.ts';

describe('The code of a search', () => {
  it("reads the browser's tables of the language in two tasks: of order, then of figures", async () => {
    const requested: string[] = [];
    const { Collator, NumberFormat } = Intl;
    const record = <T extends (...args: never[]) => unknown>(name: string, made: T) =>
      jest.fn((...args: Parameters<T>) => {
        requested.push(name);
        return Reflect.construct(made, args);
      });
    Object.assign(Intl, { Collator: record('order', Collator), NumberFormat: record('figures', NumberFormat) });
    const perTask: string[][] = [];
    try {
      for (const part of parts.slice(-2)) {
        await part();
        perTask.push(requested.splice(0));
      }
    } finally {
      Object.assign(Intl, { Collator, NumberFormat });
    }

    expect(perTask).toEqual([['order'], ['figures']]);
  });
});
