import type { Api } from '../../core/index.ts';
import { previewReRating, type ReRatingServices, reRate } from './service.ts';

export function reRatingRoutes({ projects: { reRating } }: Api, services: ReRatingServices) {
  return {
    preview: reRating.preview.handler(({ input }) => previewReRating(services, input)),
    apply: reRating.apply.handler(({ input, context }) => reRate(services, context.write, input)),
  };
}
