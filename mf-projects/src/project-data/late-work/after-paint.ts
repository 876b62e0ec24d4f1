/**
 * Runs once what was just drawn has been painted, in the frame after the next: code that the first rows do not need is
 * not fetched beside them.
 *
 * @returns the way to call it off
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}
