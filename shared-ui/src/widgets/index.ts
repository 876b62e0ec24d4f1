export { EmbeddedFrame } from './embedded-frame.tsx';
export { FanDocuments } from './fan-documents.tsx';
export { Flippable } from './flippable.tsx';
export { ImageZoom } from './image-zoom.tsx';
export { ReRatingEffect } from './re-rating/re-rating-effect.tsx';
export { TextClamp } from './text-clamp.tsx';
export { useServerAddress } from './use-server-address.ts';
