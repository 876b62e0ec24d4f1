import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyRequest } from 'fastify';
import { type BeginSpan, traceWith } from '../../core/index.ts';

/** A call while it is being handled. */
export interface CallSpan {
  /** Runs what belongs to the call. */
  run(work: () => void): void;
  end(route: string, attributes: Attributes, hasFailed: boolean): void;
}

export interface Tracing {
  begin(request: FastifyRequest): CallSpan;
  close(): Promise<void>;
}

const HEADERS = {
  get: (carrier: FastifyRequest['headers'], key: string) => carrier[key],
  keys: (carrier: FastifyRequest['headers']) => Object.keys(carrier),
};

/** Spans of calls and their parts, sent in batches beside the calls; what a collector does not take is dropped. */
export function startTracing(endpoint: string, resource: Resource): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer('specbuilder');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorageContextManager().enable();

  const beginPart: BeginSpan = (name, attributes) => {
    const context = contexts.active();
    // Sweeps and store checks that no request triggered are not part of a call.
    if (trace.getSpan(context) === undefined) return () => undefined;
    const kind = 'db.system.name' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const span = tracer.startSpan(name, { kind, attributes }, context);
    return (error) => {
      // The message may hold values.
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      }
      span.end();
    };
  };
  traceWith(beginPart);

  return {
    begin(request) {
      const { method, headers, id } = request;
      const parent = propagator.extract(ROOT_CONTEXT, headers, HEADERS);
      const attributes = { 'http.request.method': method, 'specbuilder.request_id': id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => contexts.with(context, work),
        end(route, found, hasFailed) {
          span.updateName(`${method} ${route}`).setAttributes(found);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      traceWith(null);
      contexts.disable();
      await provider.shutdown();
    },
  };
}
