import type { FastifyRequest } from 'fastify';

const endpoints = new WeakMap<FastifyRequest, string>();

/** All endpoints of the contract share one route of the server; which endpoint it was is known once it is found. */
export function rememberEndpoint(request: FastifyRequest, path: string): void {
  endpoints.set(request, path);
}

/** The declared address of the endpoint that handled a request: `/api/projects/{projectId}`. */
export function routeOf(request: FastifyRequest): string {
  return endpoints.get(request) ?? request.routeOptions.url ?? 'none';
}
