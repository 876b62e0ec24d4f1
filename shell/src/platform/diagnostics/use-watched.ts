import { useEffect, useState } from 'react';

interface Watchable<T> {
  readonly read: () => readonly T[];
  readonly watch: (listener: () => void) => () => void;
}

/** A list that grows while it is shown, newest first; it does not change while `isPaused`. */
export function useWatched<T>({ read, watch }: Watchable<T>, isPaused = false): readonly T[] {
  const [list, setList] = useState(() => read().toReversed());
  useEffect(() => {
    if (isPaused) return;
    const show = () => setList(read().toReversed());
    show();
    return watch(show);
  }, [read, watch, isPaused]);
  return list;
}
