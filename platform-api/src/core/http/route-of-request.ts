import type { FastifyRequest } from 'fastify';

const endpoints = new WeakMap<FastifyRequest, string>();

/** All endpoints of the contract stand behind one route of the server; which one it was is known once it is found. */
export function rememberEndpoint(request: FastifyRequest, path: string): void {
  endpoints.set(request, path);
}

/** The address that a request was answered by, as it is declared: `/api/projects/{projectId}`. */
export function routeOf(request: FastifyRequest): string {
  return endpoints.get(request) ?? request.routeOptions.url ?? 'none';
}
