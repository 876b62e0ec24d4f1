export { startingOptionCodes } from '@specbuilder/shared-contracts/domain';
