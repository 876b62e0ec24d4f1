/** How Fluent lets its parts be changed before they are drawn. */

export type { CustomStyleHooksContextValue_unstable as StyleHooks } from '@fluentui/react-shared-contexts';
export { CustomStyleHooksProvider_unstable as StyleHooksProvider } from '@fluentui/react-shared-contexts';
