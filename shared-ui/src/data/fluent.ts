/** Fluent for forms and what shows data; loaded by the screens that have them. */

export type { FieldProps, InputProps } from '@fluentui/react-components';
export {
  Avatar,
  Badge,
  Card,
  Checkbox,
  Combobox,
  Divider,
  Dropdown,
  Field,
  Input,
  // In a menu of rows to choose; the menus of the first page have none.
  MenuItemCheckbox,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Option,
  ProgressBar,
  Radio,
  RadioGroup,
  SearchBox,
  Select,
  SpinButton,
  Spinner,
  Switch,
  Tab,
  Textarea,
} from '@fluentui/react-components';
