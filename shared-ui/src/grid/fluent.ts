/** Fluent's arrow keys; the drawing of tables is the kit's. */
export { useArrowNavigationGroup } from '@fluentui/react-components';
