import { DischargeType, DriveType, DuctType, MountType } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { ONE_LINE_MESSAGES } from '../../messages/one-line.generated.ts';
import type { LinePart, ReadLine } from './read-line.ts';

type Fields = LinePart['fields'];

/** A part of the line as it was understood, for its chip. */
export function partWords({ kind, fields }: LinePart, place: ReadLine['place']): string {
  const each = (name: string) => Number(fields[name]);
  switch (kind) {
    case 'place':
      return place.names.join(', ');
    case 'tag':
      return ONE_LINE_MESSAGES.tag({ tag: String(fields.tag) });
    case 'quantity':
      return ONE_LINE_MESSAGES.quantity({ count: each('quantity') });
    case 'airflow':
      return formatQuantity(each('cfm'), 'airflow');
    case 'pressure':
      // Converted pascals have more decimals than users need.
      return formatQuantity(Math.round(each('sp') * 1000) / 1000, 'dutyPressure');
    case 'sound':
      return soundWords(fields);
    case 'supply':
      return supplyWords(fields);
    case 'postalCode':
      return ONE_LINE_MESSAGES.postalCode({ code: String(fields.zip) });
    case 'city':
      return String(fields.city);
    case 'altitude':
      return ONE_LINE_MESSAGES.altitude({ altitude: formatQuantity(each('altitude'), 'length') });
    case 'temperature':
      return ONE_LINE_MESSAGES.temperature({ temperature: formatQuantity(each('temperature'), 'temperature') });
    case 'heat':
      return heatWords(fields);
    case 'cooling':
      return formatQuantity(each('nominalCoolingTons'), 'coolingTons');
    case 'served':
      return ONE_LINE_MESSAGES.serves({ place: String(fields.location) });
    case 'area':
      return formatQuantity(each('squareFeet'), 'area');
    default:
      return choiceWords(fields);
  }
}

function soundWords({ sones, soundPressure, soundLevelDistance }: Fields): string {
  if (soundPressure !== undefined)
    return ONE_LINE_MESSAGES.sound({ sound: formatQuantity(Number(soundPressure), 'soundPressure') });
  const distance = soundLevelDistance === undefined ? '' : formatQuantity(Number(soundLevelDistance), 'length');
  if (sones === undefined) return ONE_LINE_MESSAGES.soundDistance({ distance });
  return ONE_LINE_MESSAGES.sound({ sound: formatQuantity(Number(sones), 'sound') });
}

function heatWords({ temperatureRise, btus, kWs }: Fields): string {
  if (temperatureRise !== undefined)
    return ONE_LINE_MESSAGES.rise({ rise: formatQuantity(Number(temperatureRise), 'temperatureRise') });
  if (kWs !== undefined) return ONE_LINE_MESSAGES.electricHeat({ heat: Number(kWs) });
  return formatQuantity(Number(btus), 'heatOutput');
}

function supplyWords({ motorVoltage, motorPhase, motorFrequency }: Fields): string {
  const words = [
    motorVoltage !== undefined && ONE_LINE_MESSAGES.volts({ volts: Number(motorVoltage) }),
    motorPhase !== undefined && ONE_LINE_MESSAGES.phases({ phases: Number(motorPhase) }),
    motorFrequency !== undefined && ONE_LINE_MESSAGES.hertz({ hertz: Number(motorFrequency) }),
  ];
  return words.filter(Boolean).join(', ');
}

function choiceWords(fields: Fields): string {
  const [field = '', value] = Object.entries(fields)[0] ?? [];
  if (field === 'fanDriveType') return value === DriveType.Belt ? ONE_LINE_MESSAGES.belt : ONE_LINE_MESSAGES.direct;
  if (field === 'fanDischargeType') {
    return value === DischargeType.Upblast ? ONE_LINE_MESSAGES.upblast : ONE_LINE_MESSAGES.downblast;
  }
  if (field === 'fanMountType') return value === MountType.Roof ? ONE_LINE_MESSAGES.roof : ONE_LINE_MESSAGES.side;
  if (field === 'fanDuctType') {
    return value === DuctType.Ducted ? ONE_LINE_MESSAGES.ducted : ONE_LINE_MESSAGES.nonDucted;
  }
  if (field === 'hasSpeedControlOption') return ONE_LINE_MESSAGES.speedControl;
  if (field === 'isWindRated') return ONE_LINE_MESSAGES.windRated;
  return field === 'isHighHeat' ? ONE_LINE_MESSAGES.highHeat : ONE_LINE_MESSAGES.premium;
}
