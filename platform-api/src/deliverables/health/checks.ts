import { chartPalette } from '@specbuilder/fan-engine/chart';
import type { Brands } from '../../brand/index.ts';
import { type Catalogues, drawOutline, productsIn } from '../../catalogue/index.ts';
import type { Renderer } from '../../core/index.ts';
import { logoOf } from '../subject/logo.ts';
import type { HealthChecks } from './health.ts';

export interface CheckedModules {
  readonly brands: Brands;
  readonly catalogues: Pick<Catalogues, 'today'>;
  readonly renderer: Pick<Renderer, 'render' | 'isBusy'>;
}

const LIMIT_MS = 10_000;
const AREA = { x: 0, y: 0, width: 200, height: 120 };
const PDF_BEGINS = '%PDF-';

/** The modules that create documents, each checked with a small job. */
export function checksOf({ brands, catalogues, renderer }: CheckedModules): HealthChecks {
  const drawing = async () => {
    const [brand] = brands.keys();
    const products = [...productsIn(catalogues.today(brand ?? 0)).byModel.values()];
    const product = products.find(({ dimensions }) => dimensions !== null);
    // A catalogue without any dimensions has nothing to draw.
    return product === undefined || drawOutline(product, AREA, chartPalette('light', '#000000')).includes('<path');
  };
  const pdf = async () => {
    // What is being laid out right now has its own limit of time, and the trial would only wait behind it.
    if (renderer.isBusy) return true;
    const page = { width: 72, height: 72, margins: [0, 0, 0, 0], header: null, footer: null } as const;
    const content = await renderer.render(
      { kind: 'pdf', title: '', author: '', language: 'en', sections: [{ ...page, content: [{ text: 'A' }] }] },
      { signal: AbortSignal.timeout(LIMIT_MS), goesFirst: true },
    );
    return Buffer.from(content).toString('latin1', 0, PDF_BEGINS.length) === PDF_BEGINS;
  };
  const content = async () => {
    const logos = await Promise.all([...brands.values()].map(logoOf));
    return logos.length > 0 && logos.every((logo) => logo.includes('<svg'));
  };
  return { drawing, pdf, content };
}
