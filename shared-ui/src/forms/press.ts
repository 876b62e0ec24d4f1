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
 * Runs immediately, or after the current press has become a click. A message that appears under a field moves what is
 * below it: between press and release it would move a button away, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  if (isDown) waiting.push(run);
  else run();
}
