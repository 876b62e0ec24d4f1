let isDown = false;
const waiting: (() => void)[] = [];

/** Watches mouse and finger for `afterPress`. @returns the way to stop */
export function watchPresses(): () => void {
  isDown = false;
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
    // The click follows its release.
    setTimeout(() => {
      for (const run of waiting.splice(0)) run();
    });
  };
  const listeners = Object.entries({ pointerdown: down, pointerup: up, pointercancel: up });
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  };
}

/**
 * Runs at once, or when the press under way has become a click. A message that appears under a field moves what is
 * below it: shown between press and release it would pull a button away, and the click would hit nothing.
 */
export function afterPress(run: () => void): void {
  if (isDown) waiting.push(run);
  else run();
}
