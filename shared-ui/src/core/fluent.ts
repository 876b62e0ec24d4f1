/** Fluent for the first paint: what every screen needs. Components that open, float or edit are in overlay and data. */

export type {
  BadgeProps,
  BrandVariants,
  ButtonProps,
  GriffelRenderer,
  GriffelStyle,
  InputProps,
  LinkProps,
  Theme,
} from '@fluentui/react-components';
export {
  Button,
  createDarkTheme,
  createDOMRenderer,
  createLightTheme,
  FluentProvider,
  Link,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  PortalMountNodeProvider,
  RendererProvider,
  tokens,
  useFocusVisible,
} from '@fluentui/react-components';
export { Provider_unstable as PageProvider } from '@fluentui/react-shared-contexts';
