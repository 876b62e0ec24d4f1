export { specificationOf } from './specification.ts';
