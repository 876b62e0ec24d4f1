import airMovementControlComponents from './demonstration/options/air-movement-control-components.json' with {
  type: 'json',
};
import burnerCoil from './demonstration/options/burner-coil.json' with { type: 'json' };
import cabinetHeater from './demonstration/options/cabinet-heater.json' with { type: 'json' };
import coolingAndHeatPump from './demonstration/options/cooling-and-heat-pump.json' with { type: 'json' };
import fanCurb from './demonstration/options/fan-curb.json' with { type: 'json' };
import fanDischarge from './demonstration/options/fan-discharge.json' with { type: 'json' };
import fanInformation from './demonstration/options/fan-information.json' with { type: 'json' };
import fanIntake from './demonstration/options/fan-intake.json' with { type: 'json' };
import fanMotor from './demonstration/options/fan-motor.json' with { type: 'json' };
import gasPressure from './demonstration/options/gas-pressure.json' with { type: 'json' };
import gasType from './demonstration/options/gas-type.json' with { type: 'json' };
import heaterControlPowerConnection from './demonstration/options/heater-control-power-connection.json' with {
  type: 'json',
};
import hvacFilterOptions from './demonstration/options/hvac-filter-options.json' with { type: 'json' };
import hvacOptions from './demonstration/options/hvac-options.json' with { type: 'json' };
import hvlsInstallationHardware from './demonstration/options/hvls-installation-hardware.json' with { type: 'json' };
import hvlsMountBaseLength from './demonstration/options/hvls-mount-base-length.json' with { type: 'json' };
import hvlsMountingOptions from './demonstration/options/hvls-mounting-options.json' with { type: 'json' };
import insuranceRequirements from './demonstration/options/insurance-requirements.json' with { type: 'json' };
import poweredExhaustTerminals from './demonstration/options/powered-exhaust-terminals.json' with { type: 'json' };
import reheatCoil from './demonstration/options/reheat-coil.json' with { type: 'json' };
import returnAirLocationAndDamperControl from './demonstration/options/return-air-location-and-damper-control.json' with {
  type: 'json',
};
import returnAirVolume from './demonstration/options/return-air-volume.json' with { type: 'json' };
import squareInlineDischargeConfiguration from './demonstration/options/square-inline-discharge-configuration.json' with {
  type: 'json',
};
import squareInlineInletConfiguration from './demonstration/options/square-inline-inlet-configuration.json' with {
  type: 'json',
};
import squareInlineMountConfiguration from './demonstration/options/square-inline-mount-configuration.json' with {
  type: 'json',
};
import standardOptions from './demonstration/options/standard-options.json' with { type: 'json' };
import temperatureControl from './demonstration/options/temperature-control.json' with { type: 'json' };
import temperatureControlOptions from './demonstration/options/temperature-control-options.json' with { type: 'json' };
import variableAirVolume from './demonstration/options/variable-air-volume.json' with { type: 'json' };

/** Options of the demonstration catalogue in the order of the option groups (2-sizing section 9). */
export const DEMO_OPTIONS = [
  ...fanCurb,
  ...variableAirVolume,
  ...fanDischarge,
  ...fanIntake,
  ...gasType,
  ...insuranceRequirements,
  ...gasPressure,
  ...burnerCoil,
  ...temperatureControl,
  ...reheatCoil,
  ...coolingAndHeatPump,
  ...cabinetHeater,
  ...fanMotor,
  ...hvacOptions,
  ...returnAirLocationAndDamperControl,
  ...returnAirVolume,
  ...hvacFilterOptions,
  ...standardOptions,
  ...fanInformation,
  ...temperatureControlOptions,
  ...hvlsMountingOptions,
  ...hvlsMountBaseLength,
  ...hvlsInstallationHardware,
  ...heaterControlPowerConnection,
  ...poweredExhaustTerminals,
  ...airMovementControlComponents,
  ...squareInlineInletConfiguration,
  ...squareInlineMountConfiguration,
  ...squareInlineDischargeConfiguration,
];
