import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createLocalCounter } from '../call-counting/local-counter.ts';
import { readConfig } from '../config/config.ts';
import { speakCallersLanguage } from '../language/callers-language.ts';
import { createLifecycle } from './lifecycle.ts';
import { createRateLimits } from './rate-limit.ts';
import { createServer, unknownAddress } from './server.ts';

/** Requests that are rejected before any endpoint runs, over a real socket: reading a body must keep the caller. */
describe('What the frame says of a request that it cannot take', () => {
  let app: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    await speakCallersLanguage();
    app = await createServer({
      config: { ...readConfig({ PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'silent' }) },
      lifecycle: createLifecycle(),
      store: { ping: async () => undefined, checkWritable: async () => undefined },
    });
    app.post('/api/echo', async () => {
      throw Object.assign(new Error('Odd bodies are not for me'), { statusCode: 422 });
    });
    const { limitAddress } = createRateLimits(createLocalCounter(), readConfig({}).rates);
    app.post('/identity/login', { onRequest: limitAddress('/identity/login', 1) }, async () => ({}));
    app.setNotFoundHandler(async (request, reply) =>
      reply.status(404).send(unknownAddress(request.method, request.url)),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  async function post(path: string, headers: Readonly<Record<string, string>>, body = '{}') {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, body: (await response.json()) as { message: string } };
  }

  const large = `"${'x'.repeat(1_048_577)}"`;
  it.each([
    ['en', 'is no JSON', '{', 400, 'The body is not valid JSON.'],
    ['es', 'is no JSON', '{', 400, 'El cuerpo no es JSON válido.'],
    ['en', 'is too large', large, 413, 'The body is too large.'],
    ['es', 'is too large', large, 413, 'El cuerpo es demasiado grande.'],
    ['en', 'a library rejects', '"odd"', 422, 'Unprocessable Content'],
    ['es', 'a library rejects', '"odd"', 422, 'Contenido no procesable'],
  ])('is in %s for a body that %s', async (language, _what, body, status, message) => {
    expect(await post('/api/echo', { 'accept-language': language }, body)).toEqual({
      status,
      body: { message, errors: {}, modelState: {} },
    });
  });

  it.each([
    ['en', 415, 'Send the body as application/json.'],
    ['es', 415, 'Envíe el cuerpo como application/json.'],
  ])('is in %s for a body of another kind', async (language, status, message) => {
    const result = await post('/api/echo', { 'accept-language': language, 'content-type': 'text/csv' }, 'a');
    expect(result).toEqual({ status, body: { message, errors: {}, modelState: {} } });
  });

  it.each([
    ['en', '/api/none?a=1', 404, 'There is nothing at POST /api/none.'],
    ['es', '/api/none?a=1', 404, 'No hay nada en POST /api/none.'],
    ['en', '/api/%E0%A4%A?a=1', 400, "'/api/%E0%A4%A' is not a valid url component"],
    ['es', '/api/%E0%A4%A?a=1', 400, "'/api/%E0%A4%A' no es una parte válida de una dirección"],
  ])('is in %s for the address %s', async (language, path, status, message) => {
    const result = await post(path, { 'accept-language': language });
    expect(result).toEqual({ status, body: { message, errors: {}, modelState: {} } });
  });

  it('is in the language that a visitor chose where a page is requested too often', async () => {
    const messageIn = async (cookie: string) => (await post('/identity/login', { cookie })).body;
    await messageIn('');
    expect(await messageIn('')).toEqual({
      message: expect.stringMatching(/^Rate limit exceeded, retry in (1 minute|\d+ seconds)$/),
      errors: {},
      modelState: {},
    });
    expect(await messageIn('googtrans=/en/es')).toMatchObject({
      message: expect.stringMatching(/^Demasiadas solicitudes; inténtelo de nuevo en (1 minuto|\d+ segundos)$/),
    });
    expect((await post('/identity/login', {})).status).toBe(429);
  });
});
