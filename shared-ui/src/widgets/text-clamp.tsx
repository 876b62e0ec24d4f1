import { TEXT_CLAMP_LINES } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { WIDGET_MESSAGES } from '../messages/widget.generated.ts';

interface TextClampProps {
  readonly text: string;
  readonly lines?: number;
}

/** A long text cut after some lines (WID-004); a button shows the rest only where something is cut. */
export function TextClamp({ text, lines = TEXT_CLAMP_LINES }: TextClampProps) {
  const styles = useStyles();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or number of lines is measured again
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element === null || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, lines, isOpen]);
  return (
    <div>
      <p ref={paragraph} className={styles.text} style={isOpen ? undefined : { ...CLAMPED, WebkitLineClamp: lines }}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button
          appearance="transparent"
          size="small"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? WIDGET_MESSAGES.less : WIDGET_MESSAGES.more}
        </Button>
      )}
    </div>
  );
}

const CLAMPED = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

const useStyles = makeStyles({
  text: { margin: 0, overflowWrap: 'anywhere' },
  button: { minWidth: 0, paddingInline: 0, color: tokens.colorBrandForegroundLink },
});
