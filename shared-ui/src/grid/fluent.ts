/** Fluent's behaviour of tables; their looks stand in the entry `data`. */

export type { TableColumnDefinition } from '@fluentui/react-components';
export { createTableColumn, useArrowNavigationGroup, useTableFeatures, useTableSort } from '@fluentui/react-components';
