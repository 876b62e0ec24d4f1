import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { readCompanyTemplate, saveCompanyTemplate } from '../company-template/service.ts';
import type { PlaceFinder } from './company.ts';
import { readScheduleColumns, saveScheduleColumns } from './schedule-columns.ts';
import { type ProfilePorts, readUserDetails, saveCompany, saveProfile, togglePreWire } from './service.ts';

export function userRoutes(api: Api, db: Database, places: PlaceFinder, ports: ProfilePorts) {
  return {
    details: api.user.details.handler(({ context }) => readUserDetails(db, signedInCaller(context).userId)),
    saveProfile: api.user.saveProfile.handler(({ input, context }) =>
      context.write((unit) => saveProfile(unit, signedInCaller(context), input, ports)),
    ),
    saveCompany: api.user.saveCompany.handler(({ input, context }) =>
      context.write((unit) => saveCompany(unit, signedInCaller(context), input, places)),
    ),
    companyTemplate: api.user.companyTemplate.handler(({ context }) =>
      readCompanyTemplate(db, signedInCaller(context).userId),
    ),
    saveCompanyTemplate: api.user.saveCompanyTemplate.handler(({ input, context }) =>
      context.write((unit) => saveCompanyTemplate(unit, signedInCaller(context), input)),
    ),
    scheduleColumns: api.user.scheduleColumns.handler(({ context }) =>
      readScheduleColumns(db, signedInCaller(context).userId),
    ),
    saveScheduleColumns: api.user.saveScheduleColumns.handler(({ input, context }) =>
      context.write((unit) => saveScheduleColumns(unit.tx, signedInCaller(context).userId, input)),
    ),
    togglePreWire: api.user.togglePreWire.handler(({ context }) =>
      context.write((unit) => togglePreWire(unit, signedInCaller(context))),
    ),
  };
}
