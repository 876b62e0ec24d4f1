import declaration from '../remote.json' with { type: 'json' };

const STAFF = [['admin', 'sales']];
const ofArea = declaration.routes.filter(({ path }) => path.startsWith('/region-management'));
const [area] = declaration.navigation;

describe('what region management declares', () => {
  it('[REG-001] is for administrators and sales staff, screen by screen', () => {
    expect(ofArea.length).toBeGreaterThan(5);
    for (const route of ofArea) expect(route).toMatchObject({ roles: STAFF });
    expect(area).toMatchObject({ title: 'Region Management', roles: ['admin', 'sales'] });
  });

  it.each([
    ['app.region-mgmt.logs', '/region-management/user-event-logs', 'Customer Activity'],
    ['app.region-mgmt.users', '/region-management/regional-users', 'Customer List'],
    ['app.region-mgmt.customers', '/region-management/customers', 'Create Accounts'],
    ['app.region-mgmt.alerts', '/region-management/alerts', 'Activity Alerts'],
    ['app.region-mgmt.clone-project', '/region-management/clone-project', 'Clone Project'],
  ])('[REG-003] the state %s at %s is %s', (state, path, title) => {
    expect(ofArea.find((route) => route.state === state)).toMatchObject({ path, remembered: true });
    expect(area?.children?.find((entry) => entry.state === state)).toMatchObject({ title });
  });

  it('[REG-005] the detail of a customer takes a user id', () => {
    expect(ofArea.find(({ state }) => state === 'app.region-mgmt.user-logs')).toMatchObject({
      path: '/region-management/user-detail/:userId',
    });
  });

  it('[SHL-039] has six screens below its entry, in the order of their weights', () => {
    const children = [...(area?.children ?? [])].sort((a, b) => a.weight - b.weight);
    expect(children.map(({ title }) => title)).toEqual([
      ...['Customer Activity', 'Customer List', 'Create Accounts'],
      ...['Activity Alerts', 'Clone Project', 'Activity Reports'],
    ]);
  });

  it('[REG-002] has a page for each of them', () => {
    expect(ofArea.map(({ path }) => path.replace('/region-management', ''))).toEqual(
      expect.arrayContaining([
        ...['/alerts', '/clone-project', '/customers', '/regional-users', '/reports/change', '/reports/summary'],
        ...['/user-detail/:userId', '/user-event-logs'],
      ]),
    );
  });
});
