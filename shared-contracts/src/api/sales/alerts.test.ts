import { AlertFrequency, AlertMonthDay, AlertWeekday } from '../../domain/enumerations.ts';
import { alert, alertForm } from './alerts.ts';

const form = {
  frequency: AlertFrequency.Daily,
  weekDay: AlertWeekday.Monday,
  monthDay: AlertMonthDay.Beginning,
  timeZoneId: 'America/Chicago',
  customerId: null,
  salesRegionId: 24,
  eventType: null,
  fanCategoryType: null,
};
const errorsOf = (changes: object) => {
  const parsed = alertForm.safeParse({ ...form, ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('An alert', () => {
  it('[ALR-002] has recipient, schedule, customer, region, action and category', () => {
    expect(Object.keys(alert.shape).sort()).toEqual([
      'customerId',
      'customerName',
      'eventType',
      'fanCategoryType',
      'frequency',
      'id',
      'monthDay',
      'recipientEmail',
      'recipientId',
      'regionName',
      'salesRegionId',
      'timeZoneId',
      'weekDay',
    ]);
  });

  it('[ALR-002] is sent on weekdays, on the 1st or on the 16th, in a zone of the list', () => {
    expect(errorsOf({})).toEqual({});
    expect(Object.keys(errorsOf({ weekDay: 6 }))).toEqual(['weekDay']);
    expect(Object.keys(errorsOf({ monthDay: 2 }))).toEqual(['monthDay']);
    expect(Object.keys(errorsOf({ frequency: 3 }))).toEqual(['frequency']);
    expect(errorsOf({ timeZoneId: 'Europe/Vienna' })).toEqual({ timeZoneId: 'Choose a time zone of the list' });
  });

  it('[A-223] is about a region or a customer, not both', () => {
    const customerId = '5f0c6f2e-8c1b-4a57-9d36-0a2f3f1f7c11';
    expect(errorsOf({ customerId })).toEqual({ customerId: 'Choose a region or a customer, not both' });
    expect(errorsOf({ customerId, salesRegionId: null })).toEqual({});
    expect(errorsOf({ salesRegionId: null })).toEqual({});
  });
});
