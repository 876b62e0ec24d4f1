/** Fluent for forms and what shows data; loaded by the screens that have them. */

export type { FieldProps, InputProps } from '@fluentui/react-components';
export {
  Avatar,
  Badge,
  Card,
  Checkbox,
  Divider,
  Dropdown,
  Field,
  Input,
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
  TabList,
  Textarea,
} from '@fluentui/react-components';
