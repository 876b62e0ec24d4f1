const script = document.currentScript as HTMLScriptElement | null;

/** Address of this script; the server that it came from is the sizer's. */
export const SCRIPT = script?.src ?? '';
export const SERVER = SCRIPT === '' ? '' : SCRIPT.replace(/\/embed\/[^/]*$/, '');
/** The nonce that the page's content policy requires of scripts. */
export const SCRIPT_NONCE = script?.nonce ?? '';

/** For who runs the page. */
export const { error: logError, warn: logWarning } = console;

export interface ScriptRequest {
  readonly src: string;
  readonly nonce: string;
  readonly integrity?: string;
}

export function loadScript({ src, nonce, integrity }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    Object.assign(element, { src, async: true, nonce });
    // Only what is checked has to be readable, and so allowed for the page's origin.
    if (integrity !== undefined) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${src} could not be loaded`));
    document.head.append(element);
  });
}
