export { copyText } from './copy-text.ts';
export { type Debounced, debounce } from './debounce.ts';
export * from './fluent.ts';
export { ResettableLazy } from './lazy/resettable-lazy.tsx';
export { Money, moneyText, useArePricesShown } from './money/money.tsx';
export { PlatformProvider, usePlatform, useReadable } from './platform/platform-context.tsx';
export {
  formatQuantity,
  formatValue,
  QUANTITIES,
  type QuantityKind,
  type QuantityName,
} from './quantity/format-quantity.ts';
export { Quantity } from './quantity/quantity.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { inEachRow } from './states/in-each-row.ts';
export { LoadFailure } from './states/load-failure.tsx';
export { Reference } from './states/reference.tsx';
export { SkeletonRows } from './states/skeleton-rows.tsx';
export { buildTheme } from './theme/build-theme.ts';
export { BREAKPOINTS, useMediaQuery } from './theme/media-query.ts';
export {
  focusedElement,
  type StyleHome,
  StyleHomeProvider,
  useDrawnIn,
} from './theme/style-home.tsx';
export { ThemeRoot } from './theme/theme-root.tsx';
export { useDebounced, useDebouncedCall } from './use-debounced.ts';
export { useIsDue } from './use-is-due.ts';
export { useLastShown } from './use-last-shown.ts';
export { STICKY_FOOTER, useStickyFooter } from './use-sticky-footer.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
