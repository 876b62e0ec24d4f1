export { renderWithPlatform } from './render-with-platform.tsx';
