/** Fluent for the first paint: what every screen needs. Whatever opens, floats or edits stands in overlay and data. */

export type {
  BadgeProps,
  BrandVariants,
  ButtonProps,
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
  RendererProvider,
  tokens,
} from '@fluentui/react-components';
