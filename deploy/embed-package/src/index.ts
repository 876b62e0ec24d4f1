export {
  defineSizer,
  type SizerCriteria,
  type SizerElement,
  type SizerFailure,
  type SizerItem,
  type SizerResult,
  type SizerSite,
} from './sizer.ts';
