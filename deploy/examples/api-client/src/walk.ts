import createClient from 'openapi-fetch';
import type { paths } from './specbuilder.generated.ts';

const client = createClient<paths>({
  baseUrl: process.env.SITE ?? 'http://localhost:8080',
  headers: { 'X-Api-Key': process.env.KEY ?? '', 'X-Manufacturer-Id': '1' },
});

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The result of a successful call; every rejection has the same shape, with a message for people. */
function reply<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'The server sent no data');
  return data;
}

const place = reply(await client.GET('/api/location/climate', { params: { query: { postalCode: '60606' } } }));

const criteria = reply(
  await client.GET('/api/specification/exhaust-supply', {
    params: { query: { fanCategoryType: 1, subFanCategoryType: 2 } },
  }),
);
const specification = { ...criteria, cfm: 2000, sp: 0.5, zip: place.postalCode, altitude: place.elevation };
const { resultId, results } = reply(await client.POST('/api/sizefan/exhaust-supply', { body: specification }));

const [fan] = results;
const [motor] = fan?.motorListPrices ?? [];
const [voltage] = motor?.voltages ?? [];
if (motor === undefined || voltage === undefined) throw new Error('No fan meets the duty');

const { fanItemId } = reply(
  await client.POST('/api/fanItem', {
    body: { resultId, fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id },
  }),
);
const { fanOptions } = reply(await client.GET('/api/fanItem/{fanItemId}/options', { params: { path: { fanItemId } } }));
const damper = fanOptions.find(({ description }) => description === 'Gravity backdraft damper');
if (damper === undefined) throw new Error('The fan takes no backdraft damper');
const { item } = reply(
  await client.PUT('/api/fanItem/{fanItemId}/option/{fanOptionId}', {
    params: { path: { fanItemId, fanOptionId: damper.fanOptionId } },
    body: { selected: true },
  }),
);
print(`${item.modelDisplayAs}: $${item.price.total}`);

const { projectId } = reply(await client.POST('/api/projects', { body: { projectName: 'Warehouse' } }));
reply(
  await client.PUT('/api/projects/{projectId}/attach-item', {
    params: { path: { projectId }, header: { 'Idempotency-Key': `attach-${fanItemId}` } },
    body: { itemId: fanItemId, tag: 'EF-1', qty: 2, notes: null },
  }),
);
const project = reply(await client.GET('/api/projects/{projectId}', { params: { path: { projectId } } }));
for (const { tag, qty, modelDisplayAs } of project.projectItems) print(`${tag}: ${qty} x ${modelDisplayAs}`);

const { error, response } = await client.GET('/api/user/details');
print(`${response.status}: ${error?.message}`);
