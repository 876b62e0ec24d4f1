/**
 * Registers every catalogue of messages before a suite loads a language. Areas load when a suite first uses them, and a
 * catalogue that registers later stays English.
 */
import '@specbuilder/shared-contracts/messages';
import '../src/core/messages/package.generated.ts';
