import { MAP_DEFAULT } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import { geoCircle, geoContains } from 'd3-geo';
import DrawnMap from './drawn-map.tsx';
import { NEIGHBOURS, US_STATES } from './geometry/outlines.ts';
import { aroundPlace, ofCountry, stateAt } from './projections.ts';

/** The offices outside the US, and those of its coasts and islands, of the regions that ship with the product. */
const OFFICES = (
  [
    [2, 'Anchorage', 'US', 61.2116, -149.8761],
    [16, 'Miami', 'US', 25.7672, -80.2059],
    [22, 'Honolulu', 'US', 21.3179, -157.8521],
    [33, 'Boston', 'US', 42.3576, -71.0684],
    [46, 'New York', 'US', 40.7484, -73.9967],
    [59, 'San Juan', 'US', 18.4666, -66.108],
    [69, 'Seattle', 'US', 47.6114, -122.3305],
    [72, 'Milwaukee', 'US', 43.0506, -87.8968],
    [74, 'Toronto', 'CA', 43.6404, -79.3995],
    [75, 'Ottawa', 'CA', 45.4225, -75.7026],
    [76, 'London', 'CA', 42.9976, -81.2563],
    [77, 'Montréal', 'CA', 45.5005, -73.5684],
    [78, 'Québec', 'CA', 46.8074, -71.2181],
    [79, 'Halifax', 'CA', 44.6451, -63.5762],
    [80, 'Moncton', 'CA', 46.0987, -64.8036],
    [81, "St. John's", 'CA', 47.5677, -52.7031],
    [82, 'Winnipeg', 'CA', 49.8788, -97.159],
    [83, 'Saskatoon', 'CA', 52.1542, -106.6415],
    [84, 'Calgary', 'CA', 51.0472, -114.0802],
    [85, 'Edmonton', 'CA', 53.5428, -113.4974],
    [86, 'Vancouver', 'CA', 49.2788, -123.1139],
    [87, 'Ciudad de México', 'MX', 19.4285, -99.1277],
    [88, 'Monterrey', 'MX', 25.6751, -100.3185],
    [89, 'Guadalajara', 'MX', 20.6668, -103.3918],
    [90, 'Tijuana', 'MX', 32.5027, -117.0037],
  ] as const
).map(([region, city, country, latitude, longitude]) => ({ region, city, country, latitude, longitude }));
type Office = (typeof OFFICES)[number];

const SIZE = { width: 374, height: 394 };
/** About two miles: less than the pin covers on the smallest of these maps. */
const PIN_DEGREES = 0.03;

const land = [...US_STATES, ...NEIGHBOURS];
function isOnLand({ latitude, longitude }: Office): boolean {
  const holds = (point: [number, number]) => land.some((outline) => geoContains(outline, point));
  if (holds([longitude, latitude])) return true;
  const around = geoCircle().center([longitude, latitude]).radius(PIN_DEGREES).precision(30)().coordinates[0] ?? [];
  return around.some(([x = 0, y = 0]) => holds([x, y]));
}

describe('The drawn map', () => {
  it('[LOC-016] has the offices on land', () => {
    expect(OFFICES.filter((office) => !isOnLand(office)).map(({ city }) => city)).toEqual([]);
  });

  it('has every US office in the outline of a state', () => {
    const us = OFFICES.filter(({ country }) => country === 'US');
    expect(us.filter((office) => stateAt(office) === undefined)).toEqual([]);
  });

  it('[LOC-016] shows each office inside the picture of its surroundings', () => {
    for (const office of OFFICES) {
      const [x, y] = aroundPlace(office, SIZE)([office.longitude, office.latitude]) ?? [Number.NaN, Number.NaN];
      expect([office.city, x > 0 && x < SIZE.width && y > 0 && y < SIZE.height]).toEqual([office.city, true]);
    }
  });

  it('[LOC-031] shows the middle of the US in the middle of the country', () => {
    const [x, y] = ofCountry('USA', SIZE)([MAP_DEFAULT.longitude, MAP_DEFAULT.latitude]) ?? [];
    expect(x).toBeGreaterThan(SIZE.width * 0.4);
    expect(x).toBeLessThan(SIZE.width * 0.6);
    expect(y).toBeGreaterThan(SIZE.height * 0.35);
    expect(y).toBeLessThan(SIZE.height * 0.65);
  });

  it.each([
    ['CA', 'CAN'],
    ['MX', 'MEX'],
  ] as const)('shows the offices of %s inside the picture of the country', (country, show) => {
    const projection = ofCountry(show, SIZE);
    for (const office of OFFICES.filter((item) => item.country === country)) {
      const [x, y] = projection([office.longitude, office.latitude]) ?? [Number.NaN, Number.NaN];
      expect([office.city, x > 0 && x < SIZE.width && y > 0 && y < SIZE.height]).toEqual([office.city, true]);
    }
  });

  it('is a picture with a name, the chosen office named on it', () => {
    const [chosen, other] = OFFICES;
    if (chosen === undefined || other === undefined) throw new Error('No offices');
    renderWithPlatform(
      <DrawnMap places={[chosen, other]} chosen={chosen} show="USA" label="Offices found" size={SIZE} />,
    );
    expect(screen.getByRole('img', { name: 'Offices found' })).toBeInTheDocument();
    expect(screen.getByTestId('chosen-place')).toHaveTextContent(chosen.city);
  });

  it('leaves an island out that the picture of the states does not show', () => {
    const guam = { region: 1, city: 'Hagåtña', latitude: 13.47, longitude: 144.75 };
    renderWithPlatform(<DrawnMap places={[guam]} chosen={guam} show="USA" label="Offices" size={SIZE} />);
    expect(screen.queryByTestId('chosen-place')).toBeNull();
  });
});
