import type { LoadCalculation } from '@specbuilder/shared-contracts/api';

export interface SampleRows {
  /** The user who makes the call. */
  readonly userId: string;
  /** The user `engineer`, a customer of sales region 24. */
  readonly customerId: string;
  /** An alert of the user `sales`. */
  readonly alertId: string;
  /** A note of the user `sales` about that customer. */
  readonly noteId: string;
  /** A project of the user `engineer`. */
  readonly projectId: string;
  /** A link to another project of that user, and one to the project. */
  readonly shareId: string;
  readonly revocableShareId: string;
  readonly sharedReferenceId: string;
  /** A load calculation of that user. */
  readonly calculation: LoadCalculation;
  /** Another project of that user, with a member and an invitation of the visitor 'newcomer'. */
  readonly team: {
    readonly projectId: string;
    readonly memberId: string;
    readonly invitationId: string;
    readonly token: string;
  };
  /** Password of the caller, address of the user `engineer`, a token of the user `engineer` to choose another one, and a mail that was given up. */
  readonly account: {
    readonly password: string;
    readonly email: string;
    readonly resetToken: string;
    readonly failedMailId: string;
  };
  /** A project of that user as a document. */
  readonly document: object;
  /** What the account of the calling user is secured with. */
  readonly security: {
    readonly sessionId: string;
    /** A code of the authenticator app whose setup was started. */
    readonly appCode: string;
    /** A response to the challenge for a new passkey. */
    readonly credential: object;
    readonly passkeyId: string;
    readonly apiKeyId: string;
  };
  /** The user who deletes the account: a twin of the caller, since other calls need the caller. */
  readonly leaver: { readonly userName: string; readonly token: string | null };
  /** A revision of another project of that user. */
  readonly revised: { readonly projectId: string; readonly revisionId: string };
  /** A document that was issued of that project, with the token of its link, and one of a project that was deleted. */
  readonly issued: {
    readonly projectId: string;
    readonly documentId: string;
    readonly link: string;
    readonly ofDeletedId: string;
  };
  /** Results of that user, with the ids of their first rows. */
  readonly roofFan: { readonly resultId: string; readonly fanUnitId: number; readonly create: object };
  readonly ceilingFan: { readonly resultId: string; readonly exhaustFanId: number; readonly create: object };
  /** Items of that user, made for the call at hand. */
  readonly fanItemId: string;
  readonly itemState: number;
  readonly ceilingItemId: string;
  /** A unit with every extended section, and the ids of its options by code. */
  readonly rooftop: { readonly fanItemId: string; readonly optionIds: Readonly<Record<string, number>> };
  readonly projectItemId: string;
  readonly projectItemVersion: number;
  /** A building of that project. */
  readonly buildingId: number;
  /** A row of that project's schedule. */
  readonly dutyId: string;
  readonly fanOptionId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
  readonly specification: object;
  readonly ceilingSpecification: object;
}

/** One call of an endpoint: `body` for writes, `query` for reads, `params` for path parameters. */
export interface EndpointSample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Token of the user who calls instead of the visitor. */
  readonly token?: string | null;
  /** Values that make the call a bad one; null when nothing a caller sends can be wrong. */
  readonly bad: Pick<EndpointSample, 'params' | 'query' | 'body'> | null;
}
