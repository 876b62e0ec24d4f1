import { afterPaint } from './after-paint.ts';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

describe('Work after a paint', () => {
  it('runs in the frame after the next, once', async () => {
    const run = jest.fn();
    afterPaint(run);
    await frame();
    expect(run).not.toHaveBeenCalled();
    await frame();
    await frame();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is called off before either frame', async () => {
    const [early, later] = [jest.fn(), jest.fn()];
    afterPaint(early)();
    const callOff = afterPaint(later);
    await frame();
    callOff();
    await frame();
    await frame();
    expect(early).not.toHaveBeenCalled();
    expect(later).not.toHaveBeenCalled();
  });
});
