import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

interface WaitForTurnProps {
  readonly seconds: number;
  readonly onOver: () => void;
}

const SECOND_MS = 1000;

/** Counts down until the server takes the search, and sends it then. */
export function WaitForTurn({ seconds, onOver }: WaitForTurnProps) {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => setLeft((old) => Math.max(0, old - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{SEARCH_MESSAGES.waitText({ seconds: Math.max(left, 1) })}</MessageBarBody>
    </MessageBar>
  );
}
