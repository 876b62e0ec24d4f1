import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandFor } from '../../../brand/index.ts';
import { commitTogether, SECOND_STEP_MESSAGES } from '../../../core/index.ts';
import { countFailure, forgetFailures } from '../back-off.ts';
import { enrolmentForm, recoveryCodesPage } from '../pages/second-step-pages.ts';
import { confirmApp, pendingApp, startApp } from '../second-factor/authenticator-app.ts';
import { mailFactorChange } from '../second-factor/changed-mail.ts';
import { renewRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { factorsOf, hasFactor } from '../second-factor/second-factor.ts';
import { formOf } from './login-frame.ts';
import type { LoginPorts, LoginScope } from './login-ports.ts';
import { ENROL_PATH, ENROLLED_PATH } from './provider.ts';
import { type OpenStep, openStepOf } from './second-step-routes.ts';
import { noteProven } from './sign-in-steps.ts';
import { visitorOf } from './visitor.ts';

interface Rejected {
  readonly status: number;
  readonly error: string;
  readonly retryAfterSeconds?: number;
}

/** Where an administrator without a second factor sets one up before getting in. */
export function addEnrolmentRoutes(scope: LoginScope, ports: LoginPorts): void {
  const { db, frame, finish, brands, outbox, publicUrl, secrets } = ports;

  /** A user who has a factor verifies and changes it on the account page: a password alone replaces none. */
  async function enrolling(request: FastifyRequest, reply: FastifyReply): Promise<OpenStep | undefined> {
    const open = await openStepOf(ports, request, reply);
    return open === undefined || hasFactor(await factorsOf(db, open.user.id)) ? undefined : open;
  }

  async function show(request: FastifyRequest, reply: FastifyReply, open: OpenStep, rejected: Rejected | null) {
    const { interaction, user } = open;
    const brand = brandFor(brands, visitorOf(request.raw, interaction.params).manufacturerLabelId);
    const { brandName } = brand.settings;
    // A wrong code leaves the picture as it was scanned.
    const app =
      (rejected && (await pendingApp(db, user, brandName, secrets.factorKey))) ??
      (await startApp(db, user, brandName, secrets.factorKey));
    const body = enrolmentForm({ signin: interaction.uid, error: rejected?.error ?? null, app });
    return frame.show(request, reply, interaction, { title: SECOND_STEP_MESSAGES.enrol.title, body, ...rejected });
  }

  /** @returns the recovery codes; an attacker with only the password may have enrolled, so the owner gets a mail */
  function noteEnrolled(request: FastifyRequest, { interaction, user }: OpenStep): Promise<readonly string[]> {
    const { manufacturerLabelId } = brandFor(brands, visitorOf(request.raw, interaction.params).manufacturerLabelId);
    const write = {
      actor: { userId: user.id, guestKeyHash: null },
      manufacturerLabelId,
      address: request.ip,
      userAction: null,
      repeatable: null,
      onProblem: (error: unknown) => request.log.error({ err: error }, 'a task after an enrolment failed'),
    };
    return commitTogether(db, write, async (unit) => {
      unit.audit({ action: 'factor-added', userId: user.id, details: { factor: 'authenticator-app' } });
      await mailFactorChange(unit, user.id, 'appAdded', { brands, outbox, publicUrl });
      return renewRecoveryCodes(unit.tx, user.id, secrets.factorKey);
    });
  }

  scope.get(ENROL_PATH, async (request, reply) => {
    const open = await enrolling(request, reply);
    return open === undefined ? frame.ranOut(request, reply) : show(request, reply, open, null);
  });

  scope.post(ENROL_PATH, async (request, reply) => {
    const open = await enrolling(request, reply);
    if (open === undefined) return frame.ranOut(request, reply);
    const { interaction, user } = open;
    const { isAllowed, retryAfterSeconds } = await countFailure(db, 'code', user.id);
    if (!isAllowed) {
      const error = SECOND_STEP_MESSAGES.tooMany({ seconds: retryAfterSeconds });
      return show(request, reply, open, { status: 429, error, retryAfterSeconds });
    }
    const code = formOf(request).get('code') ?? '';
    if (!(await confirmApp(db, user.id, code, secrets.factorKey))) {
      return show(request, reply, open, { status: 401, error: SECOND_STEP_MESSAGES.wrong });
    }
    await forgetFailures(db, 'code', user.id);
    await noteProven(db, interaction.uid, ['pwd', 'otp', 'mfa']);
    const codes = await noteEnrolled(request, open);
    const body = recoveryCodesPage({ signin: interaction.uid, codes });
    return frame.show(request, reply, interaction, { title: SECOND_STEP_MESSAGES.codes.title, body });
  });

  scope.post(ENROLLED_PATH, async (request, reply) => {
    const open = await openStepOf(ports, request, reply);
    const methods = open?.step.methods ?? null;
    if (open === undefined || methods === null) return frame.ranOut(request, reply);
    const { interaction, step, user } = open;
    return finish(request, reply, interaction, { user, isRemembered: step.isRemembered, methods });
  });
}
