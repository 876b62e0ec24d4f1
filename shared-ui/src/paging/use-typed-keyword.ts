import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Text of the search field of a list whose keyword lives in the address: searched for, trimmed, once the user stops
 * typing.
 *
 * @param keyword the keyword that the list shows
 * @returns the text of the field, and what to call as it changes
 */
export function useTypedKeyword(
  keyword: string,
  onSearch: (keyword: string) => void,
  delayMs: number,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(keyword);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const { call: search } = useDebouncedCall(
    useCallback((next: string) => latest.current(next), []),
    delayMs,
  );
  // A way to another list leads here without the field, such as "show all".
  const [searched, setSearched] = useState(keyword);
  if (searched !== keyword) {
    setSearched(keyword);
    if (typed.trim() !== keyword) setTyped(keyword);
  }
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      search(text.trim());
    },
    [search],
  );
  return [typed, type];
}
