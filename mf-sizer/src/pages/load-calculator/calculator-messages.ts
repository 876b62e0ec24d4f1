import { CALCULATOR_MESSAGES, type CalculatorSiteData, type UnitForLoad } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';

/** What the page in the frame says. */
export type CalculatorMessage =
  | { readonly kind: 'ready-for-site-data' }
  | { readonly kind: 'ready-for-language' }
  | { readonly kind: 'document-title'; readonly title: string }
  | { readonly kind: 'revert-title' }
  | { readonly kind: 'size-unit'; readonly unit: UnitForLoad };

const finite = z.number();
const unitForLoad = z.object({
  type: z.literal('sizeUnit'),
  name: z.string(),
  copyId: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  ...{ elevation: finite, airflow: finite, outdoorAirflow: finite, tons: finite, sensible: finite, heating: finite },
  ...{ outdoorDryBulb: finite, outdoorWetBulb: finite, winterDryBulb: finite },
  ...{ roomDryBulb: finite, roomWetBulb: finite },
});

/** Reads a message of the calculator; null for everything else. */
export function readMessage(data: unknown): CalculatorMessage | null {
  const { readyForSiteData, readyForLanguage, revertTitle, documentTitle } = CALCULATOR_MESSAGES;
  if (data === readyForSiteData) return { kind: 'ready-for-site-data' };
  if (data === readyForLanguage) return { kind: 'ready-for-language' };
  if (data === revertTitle) return { kind: 'revert-title' };
  if (typeof data !== 'string') {
    const unit = unitForLoad.safeParse(data);
    return unit.success ? { kind: 'size-unit', unit: unit.data } : null;
  }
  if (!data.startsWith(documentTitle)) return null;
  return { kind: 'document-title', title: data.slice(documentTitle.length) };
}

export interface CalculatorChannel {
  /** Handles what the calculator says, from its own origin alone (LCA-012). */
  listen(hear: (message: CalculatorMessage) => void): () => void;
  send(data: CalculatorSiteData | string): void;
}

/** @param url of the page in the frame */
export function openChannel(frame: HTMLIFrameElement, url: string): CalculatorChannel {
  const { origin } = new URL(url);
  return {
    listen(hear) {
      const take = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        const message = readMessage(event.data);
        if (message !== null) hear(message);
      };
      window.addEventListener('message', take);
      return () => window.removeEventListener('message', take);
    },
    send: (data) => frame.contentWindow?.postMessage(data, origin),
  };
}
