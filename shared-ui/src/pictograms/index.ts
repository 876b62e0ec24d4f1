export { Pictogram } from './pictogram.tsx';
