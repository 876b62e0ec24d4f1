import type { Brands } from '../brand/index.ts';
import type { Catalogues } from '../catalogue/index.ts';
import { createRenderer, type Renderer } from '../core/index.ts';
import { checksOf } from './health/checks.ts';
import { createDeliverablesHealth, type DeliverablesHealth } from './health/health.ts';

/** The document layout of this process, and its health. */
export interface DeliverableRendering {
  readonly renderer: Renderer;
  readonly health: DeliverablesHealth;
  close(): Promise<void>;
}

export interface DeliverableRenderingOptions {
  readonly brands: Brands;
  readonly catalogues: Pick<Catalogues, 'today'>;
  readonly onProblem: (error: unknown) => void;
}

export function createDeliverableRendering({
  brands,
  catalogues,
  onProblem,
}: DeliverableRenderingOptions): DeliverableRendering {
  const renderer = createRenderer();
  const health = createDeliverablesHealth({ checks: checksOf({ brands, catalogues, renderer }), onProblem });
  return {
    renderer,
    health,
    async close() {
      health.close();
      await renderer.close();
    },
  };
}
