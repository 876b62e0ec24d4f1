import type { ItemMotor } from '@specbuilder/shared-contracts/api';
import { configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const GUEST = 'guest-of-motor-names';

describeOnEachStore('Motors of a configured fan', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  async function motorsIn(language: string, fanItemId: string): Promise<ItemMotor[]> {
    const headers = { 'accept-language': language, 'x-guest-key': GUEST };
    const { body } = await server.app.inject({ url: `/api/fanItem/${fanItemId}/motors`, headers });
    return JSON.parse(body);
  }

  it('[OPT-023] have ids, price and the parts of their name, and voltages with ids', async () => {
    const { fanItemId, motor } = await configureRoofFan(server.client({ guestKey: GUEST }));
    const motors = await motorsIn('en', fanItemId);
    expect(motors.filter(({ selected }) => selected)).toEqual([motor]);
    for (const { id, motorId, price, motor: parts, voltages } of motors) {
      expect([typeof id, typeof motorId, typeof price]).toEqual(['number', 'number', 'number']);
      expect(parts.slice(0, 3)).toEqual([
        expect.stringMatching(/^(\d\/\d|[\d.]+) hp$/),
        'ODP',
        expect.stringMatching(/^[\d,]+ rpm$/),
      ]);
      for (const voltage of voltages) expect(voltage).toMatchObject({ id: expect.any(Number), motorId });
    }
  });

  it('are stored by codes and named in the language of the reader', async () => {
    const { fanItemId } = await configureCeilingFan(server.client({ guestKey: GUEST }));
    const [english, spanish] = [await motorsIn('en', fanItemId), await motorsIn('es', fanItemId)];
    expect(english.map(({ motor }) => motor.at(-1))).toEqual(['three phase', 'single phase']);
    expect(spanish.map(({ motor }) => motor.at(-1))).toEqual(['trifásico', 'monofásico']);
    expect(spanish.map(({ motorKind, drive }) => [motorKind, drive])).toEqual([
      ['ThreePhase', 'Onboard'],
      ['SinglePhase', 'Onboard'],
    ]);
    const [stored] = await server.store.db.query.fanItems.findMany({ columns: { snapshot: true } });
    expect(stored?.snapshot.motor).not.toHaveProperty('motor');
  });
});
