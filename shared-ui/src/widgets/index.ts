export { EmbeddedFrame } from './embedded-frame.tsx';
export { Flippable } from './flippable.tsx';
export { ImageZoom } from './image-zoom.tsx';
export { TextClamp } from './text-clamp.tsx';
