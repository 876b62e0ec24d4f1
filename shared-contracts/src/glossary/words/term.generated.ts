// Compiled from languages/en/glossary.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TERM_TEXTS = /* @__PURE__ */ live("term", {
ACH: {
name: "Air changes per hour",
definition: "How often the air of a room is replaced in one hour.",
},
AFUE: {
name: "Annual fuel utilization efficiency",
definition: "Share of the fuel that becomes useful heat over a year.",
},
AHU: {
name: "Air handling unit",
definition: "Cabinet with fan, filters and coils that treats the air of a building.",
},
AMCA: {
name: "Air Movement and Control Association",
definition: "Publishes how fans are tested, rated and certified.",
},
ASHRAE: {
name: "American Society of Heating, Refrigerating and Air-Conditioning Engineers",
definition: "Publishes climate data and standards such as 90.1 for energy and 62.1 for ventilation.",
},
ASP: {
name: "Additional static pressure",
definition: "Resistance of accessories that the fan overcomes as well.",
},
BACnet: {
name: "Building automation and control network",
definition: "Protocol by which building controls talk.",
},
BAS: {
name: "Building automation system",
definition: "Central control of heating, cooling and ventilation.",
},
BEP: {
name: "Best efficiency point",
definition: "Point of the fan curve with the highest efficiency.",
},
BHP: {
name: "Brake horsepower",
definition: "Power that the fan takes at its shaft, belt loss included in results.",
},
BIM: {
name: "Building information model",
definition: "Digital model of a building with its equipment.",
},
BMS: {
name: "Building management system",
definition: "Another name of a building automation system.",
},
BTU: {
name: "British thermal unit",
definition: "Heat that warms one pound of water by 1 °F.",
},
BTUH: {
name: "British thermal units per hour",
definition: "Unit of heating or cooling output.",
},
CAV: {
name: "Constant air volume",
definition: "System whose airflow does not change while it runs.",
},
CFEI: {
name: "Ceiling fan energy index",
definition: "Reference input of a ceiling fan divided by that of this fan; 1.00 or more is efficient.",
},
CFM: {
name: "Cubic feet per minute",
definition: "Volume of air that the fan moves in a minute.",
},
COP: {
name: "Coefficient of performance",
definition: "Heat or cold delivered per unit of power taken.",
},
CRAC: {
name: "Computer room air conditioner",
definition: "Cooling unit for rooms full of electronics.",
},
DB: {
name: "Dry bulb",
definition: "Air temperature that a plain thermometer shows.",
},
DCV: {
name: "Demand-controlled ventilation",
definition: "Outdoor air that follows how many people are in the room.",
},
DDC: {
name: "Direct digital control",
definition: "Control of equipment by a programmed controller.",
},
DOAS: {
name: "Dedicated outdoor air system",
definition: "Unit that treats outdoor air apart from the air of the rooms.",
},
DP: {
name: "Dew point",
definition: "Temperature at which the water in the air begins to condense.",
},
DX: {
name: "Direct expansion",
definition: "Cooling in which the refrigerant evaporates in the coil in the airstream.",
},
EAT: {
name: "Entering air temperature",
definition: "Temperature of the air before a coil or burner.",
},
ECM: {
name: "Electronically commutated motor",
definition: "Efficient motor whose speed can be set without a drive.",
},
EER: {
name: "Energy efficiency ratio",
definition: "Cooling output in Btu/h per watt at full load.",
},
ERV: {
name: "Energy recovery ventilator",
definition: "Moves heat and moisture from exhaust to outdoor air.",
},
ESP: {
name: "External static pressure",
definition: "Resistance outside the unit, such as ducts and grilles.",
},
FEG: {
name: "Fan efficiency grade",
definition: "Grade of the bare fan that the fan energy index has replaced.",
},
FEI: {
name: "Fan energy index",
definition: "Electrical input of a reference fan at the duty divided by that of this fan; 1.00 or more meets ASHRAE 90.1.",
},
FLA: {
name: "Full-load amps",
definition: "Current of the motor at its rated load.",
},
FPM: {
name: "Feet per minute",
definition: "Speed of air or of a blade tip.",
},
GPM: {
name: "Gallons per minute",
definition: "Flow of water.",
},
HEPA: {
name: "High-efficiency particulate air",
definition: "Filter that holds 99.97 % of the finest particles.",
},
HMI: {
name: "Human-machine interface",
definition: "Display on which a unit is read and set.",
},
HOA: {
name: "Hand-off-auto",
definition: "Switch for running by hand, not at all, or by the controls.",
},
HP: {
name: "Horsepower",
definition: "Rated output of a motor, 746 watts.",
},
HVAC: {
name: "Heating, ventilation and air conditioning",
definition: "Everything that keeps the air of a building right.",
},
HVLS: {
name: "High volume low speed",
definition: "Large ceiling fans that turn slowly and move much air.",
},
IAQ: {
name: "Indoor air quality",
definition: "How clean and healthy the air of a building is.",
},
IEER: {
name: "Integrated energy efficiency ratio",
definition: "Cooling output per watt, weighted over part loads.",
},
IOM: {
name: "Installation, operation and maintenance manual",
definition: "Manual that comes with the equipment.",
},
LAT: {
name: "Leaving air temperature",
definition: "Temperature of the air after a coil or burner.",
},
LFA: {
name: "Linear feet of air",
definition: "Distance over which a stream of air is still felt.",
},
MAU: {
name: "Make-up air unit",
definition: "Brings in the outdoor air that exhaust fans take away.",
},
MBH: {
name: "Thousand Btu per hour",
definition: "Unit of heating or cooling output.",
},
MCA: {
name: "Minimum circuit ampacity",
definition: "Least current that the supply wires must carry.",
},
MERV: {
name: "Minimum efficiency reporting value",
definition: "Grade of a filter from 1 to 16; higher holds finer particles.",
},
MOCP: {
name: "Maximum overcurrent protection",
definition: "Largest fuse or breaker allowed for the unit.",
},
NC: {
name: "Noise criterion",
definition: "Curve that rates the steady noise of a room.",
},
NEMA: {
name: "National Electrical Manufacturers Association",
definition: "Publishes classes of motors and enclosures.",
},
OA: {
name: "Outdoor air",
definition: "Air brought in from outside.",
},
ODP: {
name: "Open drip-proof",
definition: "Motor that is cooled by the air around it and kept from drops.",
},
RA: {
name: "Return air",
definition: "Air that comes back from the rooms.",
},
RH: {
name: "Relative humidity",
definition: "Water in the air as a share of what it can hold.",
},
RPM: {
name: "Revolutions per minute",
definition: "Speed of a wheel or motor.",
},
RTU: {
name: "Rooftop unit",
definition: "Heating and cooling unit that stands on the roof.",
},
SEER: {
name: "Seasonal energy efficiency ratio",
definition: "Cooling output per watt over a season.",
},
SHR: {
name: "Sensible heat ratio",
definition: "Part of the cooling that lowers the temperature, not the moisture.",
},
SP: {
name: "Static pressure",
definition: "Resistance of the system that the fan overcomes, in inches of water.",
},
TEFC: {
name: "Totally enclosed fan-cooled",
definition: "Closed motor with a fan of its own, for dust and weather.",
},
TSP: {
name: "Total static pressure",
definition: "External static pressure and that of the unit together.",
},
UL: {
name: "Underwriters Laboratories",
definition: "Tests the safety of products; UL 762 is for kitchen exhaust.",
},
VAV: {
name: "Variable air volume",
definition: "System whose airflow follows the need.",
},
VFD: {
name: "Variable frequency drive",
definition: "Sets the speed of a motor by the frequency of its supply.",
},
WB: {
name: "Wet bulb",
definition: "Temperature of a wetted thermometer; with the dry bulb it gives the humidity.",
},
});
