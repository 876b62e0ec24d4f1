import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import {
  defineSizer,
  type SizerCriteria,
  type SizerElement,
  type SizerFailure,
  type SizerItem,
  type SizerResult,
  type SizerSite,
} from './sizer.ts';

/** Attributes of the element, by their names in docs/embedding.md. */
interface SizerAttributes {
  readonly brand?: number;
  readonly start?: string;
  readonly lang?: string;
  readonly currency?: string;
  readonly theme?: 'light' | 'dark';
}

export interface FanSizerProps extends SizerSite, SizerAttributes {
  readonly className?: string;
  readonly onReady?: () => void;
  readonly onResults?: (result: SizerResult) => void;
  readonly onItem?: (item: SizerItem) => void;
  /** Why no sizer is shown; `script-failed` if not even its script loaded. */
  readonly onFailed?: (failure: SizerFailure | ScriptFailure) => void;
}

export interface ScriptFailure {
  readonly code: 'script-failed';
  readonly message: string;
  readonly cause: unknown;
}

/** What a ref to the sizer can do, also before the element has come. */
export interface FanSizerHandle {
  /** Sizes and shows what was found. */
  size(criteria: SizerCriteria): Promise<SizerResult>;
  /** The fan that was configured last; null before. */
  item(): SizerItem | null;
  retry(): void;
}

/** <sb-sizer> for React 18 and 19. On a server it draws the empty element. */
export const FanSizer = forwardRef<FanSizerHandle, FanSizerProps>(function FanSizer(props, handle) {
  const { site, nonce, className, brand, start, lang, currency, theme } = props;
  const element = useRef<SizerElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => hear(element.current, latest), []);
  useEffect(() => {
    let isGone = false;
    defineSizer({ site, nonce }).catch((cause: unknown) => {
      if (!isGone) latest.current.onFailed?.({ code: 'script-failed', message: String(cause), cause });
    });
    return () => {
      isGone = true;
    };
  }, [site, nonce]);
  useImperativeHandle(handle, () => handleOf(element), []);
  // React 18 passes `className` of an unknown element through unchanged.
  return createElement('sb-sizer', { ref: element, class: className, nonce, brand, start, lang, currency, theme });
});

interface Current<T> {
  readonly current: T;
}

/** Listens for as long as the element is there; who listens may change with every draw. */
function hear(element: SizerElement | null, latest: Current<FanSizerProps>): () => void {
  const ready = () => latest.current.onReady?.();
  const results = ({ detail }: CustomEvent<SizerResult>) => latest.current.onResults?.(detail);
  const item = ({ detail }: CustomEvent<SizerItem>) => latest.current.onItem?.(detail);
  const failed = ({ detail }: CustomEvent<SizerFailure>) => latest.current.onFailed?.(detail);
  element?.addEventListener('sb-ready', ready);
  element?.addEventListener('sb-results', results);
  element?.addEventListener('sb-item', item);
  element?.addEventListener('sb-failed', failed);
  return () => {
    element?.removeEventListener('sb-ready', ready);
    element?.removeEventListener('sb-results', results);
    element?.removeEventListener('sb-item', item);
    element?.removeEventListener('sb-failed', failed);
  };
}

function handleOf(element: Current<SizerElement | null>): FanSizerHandle {
  return {
    async size(criteria) {
      await customElements.whenDefined('sb-sizer');
      if (element.current === null) throw new Error('The sizer is not on the page any more');
      return element.current.size(criteria);
    },
    // What the element can do comes with its script.
    item: () => element.current?.item?.() ?? null,
    retry: () => element.current?.retry?.(),
  };
}
