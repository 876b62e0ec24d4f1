/** Times, limits and defaults that the specification fixes (CON requirements). Names include the units. */

export const TOAST_MS = {
  /** 'Error Loading Sizing Results'. */
  sizingError: 1000,
  clone: 2000,
  addFan: 3000,
  postalError: 3000,
  /** A download finished. */
  downloadFinished: 4000,
  generic: 5000,
  project: 5000,
  redirect: 5000,
  health: 6000,
  configurationReset: 6000,
  notAssignedToRegion: 6000,
  postalCodeNotFound: 7000,
  /** A section of the options page rejected a change. */
  sectionFailure: 8000,
  failure: 10_000,
  /** The region-set toast. */
  regionSet: 12_000,
  warning: 15_000,
  motorChanged: 15_000,
  faq: 15_000,
  temperatureControlChanged: 30_000,
} as const;

export const ROUTE_WATCHDOG_MS = 10_000;
export const LOADING_OVERLAY_DELAY_MS = 150;
export const LOADING_FLAG_DELAY_MS = 400;
export const RELEASE_TOAST_DELAY_MS = 1000;
export const FAQ_TOAST_DELAY_MS = 1500;
export const REGION_SET_TOAST_DELAY_MS = 2000;

export const CRITERIA_DEBOUNCE_MS = 200;
export const LOCATION_LOOKUP_DEBOUNCE_MS = 500;
export const POSTAL_LOOKUP_DEBOUNCE_MS = 500;
/** For lists of customers (CUS-004, CON-007). */
export const KEYWORD_SEARCH_DEBOUNCE_MS = 500;
export const MOTOR_REFRESH_AFTER_RESIZE_MS = 500;
/** For the space HMIs of the options page (OPT-064, CON-006). */
export const SPACE_HMI_DEBOUNCE_MS = 1000;
/** For the option menus of the options page (OPT-041, CON-006). */
export const OPTION_MENU_DELAY_MS = 500;
/** For the temperature filters of the options page (OPT-041, CON-006). */
export const TEMPERATURE_FILTER_DELAY_MS = 250;
export const MOTOR_VOLTAGE_DELAY_MS = 250;
/** For the frame of the load calculator (ERR-035, CON-006). */
export const LOAD_CALCULATOR_TIMEOUT_MS = 5000;
/** For the items of a project that are deleted (ITM-006, CON-007). */
export const ITEM_DELETE_DELAY_MS = 600;
/** For the BIM files of a project (DLV-010, CON-007). */
export const REVIT_CHECK_DELAY_MS = 9000;
/** For the prewire setting of a project (DLV-006, CON-007). */
export const PREWIRE_DEBOUNCE_MS = 800;
export const TRANSLATION_START_DELAY_MS = 500;
export const PANEL_LOAD_DELAY_MS = 250;
export const COMMERCE_BLOCKER_LIMIT_MS = 60_000;
export const CONTINUATION_LIFETIME_MS = 60 * 60_000;

export const UPLOAD = {
  simultaneousChunks: 4,
  retries: 1,
  retryIntervalMs: 5000,
  permanentErrors: [401, 404, 409, 500],
} as const;

export const STORAGE_PREFIX = 'specbuilder-';
export const CACHE_PREFIX = {
  project: 'projectContext.',
  sizer: 'sizerContext.',
  user: 'userContext.',
} as const;
export const COOKIES = {
  selectedTheme: 'SB.selectedTheme',
  activeTheme: 'SB.activeTheme',
  layoutStyle: 'SB.LayoutStyle',
  translation: 'googtrans',
} as const;

export const DEFAULT_MANUFACTURER_LABEL_ID = 1;
export const DEFAULT_ENVIRONMENT = 'Development';
export const DEFAULT_VERSION = '0.0.1';
export const FALLBACK_SALES_REGION = 15;

export const DEFAULT_AMBIENT_TEMPERATURE_F = 70;
export const DEFAULT_AIRSTREAM_TEMPERATURE_F = 70;
export const LEAVING_AIR_DRY_BULB_F = 55;
export const LEAVING_AIR_WET_BULB_F = 55;
export const MIXED_AIR_OUTDOOR_PERCENTAGE = 95;
export const RETURN_AIR_DRY_BULB_F = 75;
export const RETURN_AIR_WET_BULB_F = 62;
export const MOTOR_FREQUENCY_HZ = 60;
export const MBH_PER_TON = 12;
export const MIN_SONES = 0.1;
export const MAX_SONES = 100;
export const MIN_SOUND_DISTANCE_FT = 5;
export const MAX_SOUND_DISTANCE_FT = 100;
/** Where another fan is chosen for an item that was saved without a limit; a search itself has none. */
export const RESELECTION_SONES = 30;
export const DEFAULT_SOUND_DISTANCE_FT = 5;
/** The specification's test for "a number is there". */
export const MIN_VALID_NUMBER = -1000;
export const MIN_POSTAL_LOOKUP_LENGTH = 5;
/** For the form of registration (ACC-025). */
export const REGISTRATION_POSTAL_LOOKUP_LENGTHS = [5, 6, 7] as const;
export const MAX_SPACE_HMIS = 4;

/** Alerts leave at this hour in their zone. */
export const ALERT_HOUR = 7;

export const DEFAULT_PAGE_SIZE = 10;
export const DEFAULT_PAGE_INDEX = 0;
export const EARLIEST_REPORT_YEAR = 2019;
export const MAX_ELECTRIC_COST_PER_KWH = 10;
export const DEFAULT_OPERATING_COST = { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 } as const;
export const WEEKS_PER_YEAR = 52.143;

export const IMAGE_ZOOM = { level: 3, boxPx: 400, immersiveFromPx: 769 } as const;
export const FRAME_DEFAULT_HEIGHT_PX = 500;
export const TEXT_CLAMP_LINES = 3;
export const PROJECT_ROW_HEIGHT_PX = 62;
export const SMALL_SCREEN_MAX_PX = 960;
export const NAVIGATION_LOCK_MIN_PX = 1280;
export const MAP_DEFAULT = { latitude: 39.8283, longitude: -98.5795, zoom: 13 } as const;

/** Weights of the navigation items; ties keep their registration order. */
export const NAVIGATION_WEIGHTS = {
  createNewProject: 1,
  equipmentSummary: 2,
  addNewProduct: 2.1,
  regionManagement: 3,
  administration: 4,
  closestSalesOffice: 9_999_990,
  createNewAccount: 9_999_991,
  changeCurrency: 9_999_994,
  frequentlyAskedQuestions: 9_999_996,
  changeLanguage: 9_999_996,
  loadCalculator: 9_999_997,
  releaseNotes: 9_999_998,
  requestAssistance: 9_999_999,
  feedback: 9_999_999,
  toolBox: 10_000_000,
} as const;

export const COUNTRIES = ['USA', 'CAN', 'MEX'] as const;
export type Country = (typeof COUNTRIES)[number];
export const NO_PRICING_CURRENCY = 'NONE';
