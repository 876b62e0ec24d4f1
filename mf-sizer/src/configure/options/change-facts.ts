import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { MESSAGES, type Message, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { messageText, motorName } from '@specbuilder/shared-contracts/messages';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { publishControlChange } from './control-change.ts';
import type { DoneChange } from './done-change.ts';
import { publishUnshown } from './use-item-events.ts';

/** Publishes the effects of a change: events on the bus, and toasts for what the user did not request. */
export function publishChange(platform: Platform, done: DoneChange): void {
  publishUnshown(platform, done.after);
  publishItem(platform, done);
  sayWarnings(platform, done);
  publishMotor(platform, done);
  sayOtherVoltage(platform, done);
  publishControlChange(platform, done);
}

/** An item of a project is another one on every screen that shows it. */
function publishItem({ bus }: Platform, { change, before, after }: DoneChange): void {
  const { projectId, fanItemId: projectItemId, motor } = after.item;
  if (projectId === null) return;
  const isOtherMotor = before.item.motor.motorId !== motor.motorId;
  const what = change.kind === 'voltage' ? 'voltage' : 'options';
  const changed = [
    ...(change.kind === 'motor' ? [] : ([what] as const)),
    ...(isOtherMotor ? (['motor'] as const) : []),
  ];
  if (changed.length > 0) bus.publish('item-updated', { projectId, projectItemId, changed });
}

/** Two messages are the same when they have the same content for the same values. */
const keyOf = (message: Message) => JSON.stringify(message);

/** A toast shows a warning once, when it is new (MSG-019). */
function sayWarnings({ toasts }: Platform, { before, after }: DoneChange): void {
  const known = warningsOf(before).map(keyOf);
  const added = warningsOf(after).filter((warning) => !known.includes(keyOf(warning)));
  if (added.length === 0) return;
  void toasts.show({
    kind: 'warning',
    title: MESSAGES.warningHeading,
    text: added.map(messageText).join('\n'),
    durationMs: TOAST_MS.warning,
  });
}

function warningsOf({ validation }: ItemConfiguration): readonly Message[] {
  return validation.messages.warnings;
}

function publishMotor({ bus, toasts }: Platform, { change, before, after, resize }: DoneChange): void {
  const { fanItemId, motor } = after.item;
  if (change.kind === 'voltage') {
    void toasts.show({ kind: 'success', title: MESSAGES.voltageUpdated, durationMs: TOAST_MS.generic });
  }
  if (before.item.motor.motorId === motor.motorId) return;
  const motorText = motorName(motor);
  const by = change.kind === 'motor' || change.kind === 'undo' ? 'user' : 'server';
  bus.publish('motor-changed', { fanItemId, motorId: motor.motorId, motorText, by });
  if (resize?.motorChanged !== true || by === 'user') return;
  void toasts.show({
    kind: 'warning',
    title: MESSAGES.motorChangedHeading,
    text: motorText,
    durationMs: TOAST_MS.motorChanged,
  });
}

const REQUESTED: ReadonlySet<string> = new Set(['voltage', 'motor', 'undo']);

/** Reports a supply that changed as a side effect: it is wired differently, and users would not check the motor. */
function sayOtherVoltage({ toasts }: Platform, { change, before, after, resize }: DoneChange): void {
  const { display, phase } = after.item.voltage;
  const was = before.item.voltage;
  // Another motor is said by itself.
  if (REQUESTED.has(change.kind) || resize?.motorChanged === true) return;
  if (display === was.display && phase === was.phase) return;
  void toasts.show({
    kind: 'warning',
    title: OPTIONS_MESSAGES.supplyChanged,
    text: OPTIONS_MESSAGES.voltageLabel({ display, phase }),
    durationMs: TOAST_MS.motorChanged,
  });
}
