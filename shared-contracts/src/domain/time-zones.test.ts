import { TIME_ZONE_IDS, timeZoneLabel, typicalTimeZone } from './time-zones.ts';

describe('[A-222] The time zones', () => {
  it('are known to this runtime, each once', () => {
    expect(new Set(TIME_ZONE_IDS).size).toBe(TIME_ZONE_IDS.length);
    for (const timeZone of TIME_ZONE_IDS) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it('are said with their name and a place', () => {
    expect(timeZoneLabel('America/North_Dakota/New_Salem', 'en-US')).toBe('Central Time · New Salem');
    expect(timeZoneLabel('America/Mexico_City', 'es-US')).toBe('hora estándar central · Mexico City');
  });

  it('begin with the browser’s, under whatever name it has there, and with New York elsewhere', () => {
    expect(typicalTimeZone('America/Denver')).toBe('America/Denver');
    expect(typicalTimeZone('America/Indianapolis')).toBe('America/Indiana/Indianapolis');
    expect(typicalTimeZone('Europe/Vienna')).toBe('America/New_York');
    expect(TIME_ZONE_IDS).toContain(typicalTimeZone());
  });
});
