import * as constants from './constants.ts';
import { cloneDestination, ENVIRONMENTS, environmentOf } from './environments.ts';
import { recommendedQuantity, uncoveredArea } from './hvls-quantity.ts';
import * as messages from './messages.ts';
import { operatingCost, yearlyHours } from './operating-cost.ts';

describe('fixed times and limits', () => {
  it('[CON-014] limits of lists and fields', () => {
    expect([constants.MAX_SPACE_HMIS, constants.DEFAULT_PAGE_SIZE, constants.DEFAULT_PAGE_INDEX]).toEqual([4, 10, 0]);
    expect([constants.EARLIEST_REPORT_YEAR, constants.MAX_ELECTRIC_COST_PER_KWH]).toEqual([2019, 10]);
  });

  it('[CON-001] [CON-002] [CON-004] [CON-005] toast times', () => {
    expect(constants.TOAST_MS).toEqual({
      sizingError: 1000,
      clone: 2000,
      addFan: 3000,
      postalError: 3000,
      downloadFinished: 4000,
      generic: 5000,
      project: 5000,
      redirect: 5000,
      health: 6000,
      configurationReset: 6000,
      notAssignedToRegion: 6000,
      postalCodeNotFound: 7000,
      sectionFailure: 8000,
      failure: 10_000,
      regionSet: 12_000,
      warning: 15_000,
      motorChanged: 15_000,
      faq: 15_000,
      temperatureControlChanged: 30_000,
    });
    expect([constants.RELEASE_TOAST_DELAY_MS, constants.FAQ_TOAST_DELAY_MS]).toEqual([1000, 1500]);
    expect(constants.REGION_SET_TOAST_DELAY_MS).toBe(2000);
  });

  it('[CON-003] watchdog 10 s, overlay 150 ms', () => {
    expect([constants.ROUTE_WATCHDOG_MS, constants.LOADING_OVERLAY_DELAY_MS]).toEqual([10_000, 150]);
  });

  it('[CON-006] timings of the sizer', () => {
    expect([
      constants.CRITERIA_DEBOUNCE_MS,
      constants.LOCATION_LOOKUP_DEBOUNCE_MS,
      constants.MOTOR_REFRESH_AFTER_RESIZE_MS,
      constants.SPACE_HMI_DEBOUNCE_MS,
      constants.OPTION_MENU_DELAY_MS,
      constants.TEMPERATURE_FILTER_DELAY_MS,
      constants.MOTOR_VOLTAGE_DELAY_MS,
      constants.LOAD_CALCULATOR_TIMEOUT_MS,
    ]).toEqual([200, 500, 500, 1000, 500, 250, 250, 5000]);
  });

  it('[CON-007] timings of projects and platform', () => {
    expect([
      constants.ITEM_DELETE_DELAY_MS,
      constants.REVIT_CHECK_DELAY_MS,
      constants.PREWIRE_DEBOUNCE_MS,
      constants.KEYWORD_SEARCH_DEBOUNCE_MS,
      constants.POSTAL_LOOKUP_DEBOUNCE_MS,
      constants.TRANSLATION_START_DELAY_MS,
      constants.LOADING_FLAG_DELAY_MS,
      constants.PANEL_LOAD_DELAY_MS,
    ]).toEqual([600, 9000, 800, 500, 500, 500, 400, 250]);
  });

  it('[CON-008] [CON-009] [CON-010] names of storage keys and cookies', () => {
    expect(constants.STORAGE_PREFIX).toBe('specbuilder-');
    expect(constants.CACHE_PREFIX).toEqual({
      project: 'projectContext.',
      sizer: 'sizerContext.',
      user: 'userContext.',
    });
    expect(constants.COOKIES).toMatchObject({
      selectedTheme: 'SB.selectedTheme',
      activeTheme: 'SB.activeTheme',
      layoutStyle: 'SB.LayoutStyle',
      translation: 'googtrans',
    });
  });

  it('[CON-011] defaults of the platform', () => {
    expect([
      constants.DEFAULT_MANUFACTURER_LABEL_ID,
      constants.DEFAULT_ENVIRONMENT,
      constants.DEFAULT_VERSION,
      constants.FALLBACK_SALES_REGION,
    ]).toEqual([1, 'Development', '0.0.1', 15]);
  });

  it('[CON-012] [CON-013] defaults of sizing', () => {
    expect([
      constants.DEFAULT_AMBIENT_TEMPERATURE_F,
      constants.LEAVING_AIR_DRY_BULB_F,
      constants.LEAVING_AIR_WET_BULB_F,
      constants.MIXED_AIR_OUTDOOR_PERCENTAGE,
      constants.RETURN_AIR_DRY_BULB_F,
      constants.RETURN_AIR_WET_BULB_F,
      constants.MOTOR_FREQUENCY_HZ,
    ]).toEqual([70, 55, 55, 95, 75, 62, 60]);
    expect(5 * constants.MBH_PER_TON).toBe(60);
  });

  it('limits', () => {
    expect([
      constants.MAX_SPACE_HMIS,
      constants.DEFAULT_PAGE_SIZE,
      constants.DEFAULT_PAGE_INDEX,
      constants.EARLIEST_REPORT_YEAR,
      constants.MAX_ELECTRIC_COST_PER_KWH,
    ]).toEqual([4, 10, 0, 2019, 10]);
  });
});

describe('environments', () => {
  it('[BRD-023] are four', () => {
    expect(ENVIRONMENTS).toEqual(['local', 'development', 'staging', 'production']);
    expect(environmentOf('Development')).toBe('development');
    expect(environmentOf('test')).toBeUndefined();
  });

  it('[VAL-025] clones go to the next one', () => {
    expect(ENVIRONMENTS.map(cloneDestination)).toEqual(['development', 'staging', 'production', 'production']);
  });
});

describe('operating cost', () => {
  it('[RES-011] is kW times hours times rate', () => {
    expect(yearlyHours()).toBe(2920);
    expect(operatingCost(1)).toBeCloseTo(292, 10);
  });
});

describe('fans of a building', () => {
  it('[BLD-004] leave what they do not cover of a floor, each counted as often as there are of it', () => {
    const fans = [
      { coveredSquareFootage: 5000, quantity: 2 },
      { coveredSquareFootage: 2500, quantity: 1 },
    ];
    expect(uncoveredArea({ squareFeet: 20_000, fans })).toBe(7500);
    expect(uncoveredArea({ squareFeet: 20_000, fans: [] })).toBe(20_000);
    expect(uncoveredArea({ squareFeet: 10_000, fans })).toBe(-2500);
  });

  it('[RES-022] are recommended for the uncovered area over the coverage, rounded up, at least one', () => {
    expect(recommendedQuantity(20_000, [{ coveredSquareFootage: 6000, quantity: 1 }], 5000)).toBe(3);
    expect(recommendedQuantity(40_000, [{ coveredSquareFootage: 7250, quantity: 2 }], 7250)).toBe(4);
    expect(recommendedQuantity(5000, [{ coveredSquareFootage: 7250, quantity: 1 }], 7250)).toBe(1);
  });

  it('[RES-023] is one without an area', () => {
    expect(recommendedQuantity(null, [], 5000)).toBe(1);
  });
});

it('[MSG-028] [ERR-012] fixed texts are compared letter for letter', () => {
  const seven = new Proxy({}, { get: () => 7 });
  const written = JSON.stringify(messages, (_key, value) => (typeof value === 'function' ? value(seven) : value), 1);
  expect(written).toMatchSnapshot();
});
