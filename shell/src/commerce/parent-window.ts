/** The window that frames the product: messages from it and to it. */
export interface ParentWindow {
  post(message: string): void;
  /** Receives messages of allowed origins; everything else is ignored. Returns the unsubscribe function. */
  listen(listener: (message: string, origin: string) => void): () => void;
}

/**
 * @param allowedOrigins shops whose messages count; ours go to the parent's origin where the browser names it, else to
 *   any framing page, because they carry no secrets
 */
export function createParentWindow(target: Window, allowedOrigins: readonly string[]): ParentWindow {
  let parentOrigin = originOfParent(target);
  return {
    post: (message) => target.parent.postMessage(message, parentOrigin ?? '*'),
    listen(listener) {
      const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
        if (source !== target.parent || !allowedOrigins.includes(origin) || typeof data !== 'string') return;
        parentOrigin = origin;
        listener(data, origin);
      };
      target.addEventListener('message', hear);
      return () => target.removeEventListener('message', hear);
    },
  };
}

function originOfParent(target: Window): string | null {
  const { ancestorOrigins, origin } = target.location;
  const [parentOrigin] = ancestorOrigins ?? [];
  if (parentOrigin !== undefined) return parentOrigin;
  const { referrer } = target.document;
  const referring = URL.canParse(referrer) ? new URL(referrer).origin : origin;
  // After a move inside the frame the referrer is the product itself, which says nothing about the parent.
  return referring === origin ? null : referring;
}
