import { ALERT_LINK_ENDPOINTS, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitVisitor, type FramedPage, pageFrameOf, type VisitorPageOptions } from '../../catalogue/index.ts';
import { commitTogether, type Database, type LinkTokens } from '../../core/index.ts';
import { endAlert, findLinkedAlert, readAlertLink, UNSUBSCRIBE_PATH } from './unsubscribe.ts';
import { brokenLinkPage, endedPage, unsubscribePage } from './unsubscribe-page.ts';

export interface UnsubscribeOptions extends VisitorPageOptions {
  readonly db: Database;
  readonly links: Pick<LinkTokens, 'opens'>;
}

const FORM_LIMIT_BYTES = 4096;
/** What a mail program posts is a form of either kind; the address alone says what ends. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Ends an alert by the link of its emails: a page with a button for people, one click for mail programs (RFC 8058). */
export async function addUnsubscribeRoutes(app: FastifyInstance, options: UnsubscribeOptions): Promise<void> {
  const { db, links } = options;
  const frameFor = async (request: FastifyRequest, reply: FastifyReply, meta: EndpointMeta) =>
    pageFrameOf(options, await admitVisitor(options, request, reply, meta), request);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES }, (_request, _body, done) =>
      done(null, null),
    );

    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const frame = await frameFor(request, reply, ALERT_LINK_ENDPOINTS.page);
      const link = readAlertLink(request.url, links);
      if (link === null) return send(reply.status(404), brokenLinkPage(frame));
      const found = await findLinkedAlert(db, link);
      const query = request.url.split('?')[1] ?? '';
      return send(reply, found === undefined ? endedPage(frame) : unsubscribePage(frame, found, query));
    });

    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const frame = await frameFor(request, reply, ALERT_LINK_ENDPOINTS.end);
      const link = readAlertLink(request.url, links);
      if (link === null) return send(reply.status(404), brokenLinkPage(frame));
      const write = {
        actor: { userId: null, guestKeyHash: null },
        manufacturerLabelId: frame.brand.manufacturerLabelId,
        userAction: ALERT_LINK_ENDPOINTS.end.userAction,
        repeatable: null,
        address: request.ip,
        onProblem: (error: unknown) => request.log.error({ err: error }, 'a task after ending an alert failed'),
      };
      await commitTogether(db, write, (unit) => endAlert(unit, link));
      return send(reply, endedPage(frame));
    });
  });
}

function send(reply: FastifyReply, { html, policy }: FramedPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy });
  return reply.type('text/html; charset=utf-8').send(html);
}
