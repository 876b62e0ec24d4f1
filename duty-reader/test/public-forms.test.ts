import { readLine } from '../src/line/index.ts';
import { readSchedule } from '../src/schedule/index.ts';
import { said } from './said.ts';

/** Lines as schedules, quotes and messages of the US, Canada, Spain, France and Germany have them, and what an engineer means. */
const LINES: readonly (readonly [string, string])[] = [
  ['KEF-2 2,850 CFM @ 1.25" ESP UL 762 upblast 208/3/60', 'KEF-2 2850 1.25 208 3 UpblastDownblast grease Exhaust'],
  ['(2) EF-4 & EF-5, 650 cfm each at 3/8" sp, 115/60/1, direct drive', 'EF-4 & EF-5 2 650 0.375 115 1 Exhaust'],
  ['CUE-120-VG 1,450 cfm 0.5 in wg', '1450 0.5 CUE-120-VG'],
  ['Greenheck GB-180-10 or equal, 3000 CFM, 0.625" SP, 3/4 HP', '3000 0.625 0.75 GB-180-10'],
  ['Cook 135ACEB 1200cfm 1/2" sp 1/4hp', '1200 0.5 0.25 135ACEB'],
  ['Twin City BCRU 245 6,500 cfm 1.0 in. w.g. 3 hp 460/3', '6500 1 3 460 3 BCRU 245'],
  ['CaptiveAire DU85HFA 2400 CFM 1.5" 1 HP 208-230/3', '2400 1.5 1 3 DU85HFA ?voltage !208-230/3'],
  ['lab exhaust fan LEF-1 12000 cfm 4" wg 2 duty + 1 standby', 'LEF-1 3 12000 4 UtilitySet laboratory Exhaust'],
  ['fume hood exhaust 900 cfm 1.5 in', '900 1.5 UtilitySet laboratory Exhaust'],
  ['smoke exhaust fan SEF-3, 25,000 cfm, 1.5" sp, 500F 15 min', 'SEF-3 25000 1.5 Exhaust ?application !500F !15 !min'],
  ['stair pressurization fan SPF-1 15000 cfm 0.75', 'SPF-1 15000 0.75 MakeUpAir ?application'],
  ['Ventilador de extracción de cocina 3.400 m³/h 250 Pa 400V trifásico', '2001 1.004 400 3 grease Exhaust'],
  ['Extractor de baños 180 m3/h, 60 Pa, 220 V monofásico', '105.9 0.2409 230 1 restroom Exhaust'],
  ['Caja de ventilación 5 200 m³/h 25 mmca 2,2 kW', '3061 0.9843 2.95 CeilingAndInline Exhaust'],
  [
    "Tourelle d'extraction désenfumage F400 120, 12 000 m³/h, 350 Pa",
    '7063 1.405 UpblastDownblast Exhaust ?application !F400 !120',
  ],
  ["Ventilateur d'évacuation VE-3 : 450 L/s à 125 Pa, 575/3/60", 'VE-3 953.5 0.5018 575 3 Exhaust'],
  ["Caisson d'extraction VMC 1 500 m3/h 150 Pa 230V mono", '0.6022 230 1 CeilingAndInline Exhaust ?cfm !1 500 m3/h'],
  ['Dachventilator 2.500 m³/h 200 Pa 400 V 50 Hz', '1471 0.8029 400 UpblastDownblast Exhaust'],
  ['Abluftventilator Küche 3600 m³/h bei 300 Pa, Drehstrom 400V', '2119 1.204 400 3 grease Exhaust'],
  ['Radialventilator 1,2 m³/s 450 Pa 1,5 kW', '2543 1.807 2.012 !Radialventilator'],
  [
    'MAU-1 4000 cfm 80% eff direct fired 70F rise nat gas Denver CO',
    'MAU-1 4000 70 DirectFired HeatedMakeUpAir !80% !eff !Denver !CO',
  ],
  [
    'garage exhaust GEF-1 thru GEF-4 18,500 cfm ea. 0.5" w/ CO sensors',
    'GEF-1 THRU GEF-4 4 18500 0.5 Exhaust ?application !CO !sensors',
  ],
  ['ERV-1 1200/1100 cfm 0.75 esp', 'ERV-1 0.75 ?cfm ?category !1200/1100'],
  ['toilet exhaust TEF-2 375 CFM .375" 1/8 HP 115V 1.8 sones', 'TEF-2 375 0.375 0.125 115 1.8 restroom Exhaust'],
  ['dryer exhaust booster fan DEF-1 160 cfm 0.8"', 'DEF-1 160 0.8 Exhaust ?application !booster'],
  ['Class 1 Div 2 explosion proof exhaust 1000 cfm .5 AMCA spark B', '1000 0.5 Exhaust ?application !Class 1 !AMCA !B'],
  ['paint booth exhaust 9000 cfm 1 in wg tubeaxial 5hp 460v', '9000 1 5 460 Axial paint Exhaust'],
  ['EF-12 (typ of 8) 80 cfm 0.25 in. ceiling mounted 0.9 sones', 'EF-12 8 80 0.25 0.9 CeilingAndInline Exhaust'],
  ['UH-3 gas fired unit heater 125 MBH input 115/1', 'UH-3 115 1 125000 IndustrialHeater !input'],
  ['RTU-5 7.5 tons 3000 cfm 0.8" ESP 460/3/60 elev 5,280 ft', 'RTU-5 3000 0.8 460 3 7.5 5280 HvacUnit'],
  ['DOAS-1 6000 cfm OA 1.5 ESP 20 ton 460v', 'DOAS-1 6000 1.5 460 20 HvacUnit'],
  ['SF-1 2000 cfm outdoor air fan 0.5"', 'SF-1 2000 0.5 MakeUpAir'],
  ['Dachlüfter 1 800 m³/h, 150 Pa, 0,37 kW', '1059 0.6022 0.4962 UpblastDownblast Exhaust'],
  ['Extracteur de hotte 3000 m³/h sous 400 Pa', '1766 1.606 grease Exhaust'],
];

/** Schedules by their lines, with | between cells, and what each row means; ignored rows say why. */
const SCHEDULES: readonly (readonly [string, readonly string[]])[] = [
  [
    'EXHAUST FAN SCHEDULE\nMARK\tQTY\tSERVICE\tTYPE\tCFM\tE.S.P. (IN. W.G.)\tRPM\tBHP\tHP\tV/PH/HZ\tDRIVE\tMAX SONES\tBASIS OF DESIGN\tREMARKS\nEF-1\t1\tTOILET ROOMS\tROOF DOWNBLAST\t1,150\t0.50\t1140\t0.22\t1/4\t120/1/60\tDIRECT\t7.9\tGREENHECK G-123-VG\t1,2,3\nEF-2\t2\tJANITOR\tCEILING CABINET\t75\t0.25\t900\t-\t45 W\t120/1/60\tDIRECT\t1.0\tGREENHECK SP-A90\t1,4\nEF-3\t1\tKITCHEN HOOD\tUPBLAST\t2,400\t1.75\t1432\t1.31\t2\t208/3/60\tBELT\t16\tGREENHECK CUBE-180HP\t1,2,5\nNOTES:\n1. PROVIDE DISCONNECT SWITCH.\n2. PROVIDE 14" ROOF CURB.',
    [
      '(heading)',
      'EF-1 1 1150 0.5 0.25 115 1 7.9 UpblastDownblast restroom GREENHECK G-123-VG Exhaust',
      'EF-2 2 75 0.25 0.06035 115 1 1 CeilingAndInline GREENHECK SP-A90 Exhaust',
      'EF-3 1 2400 1.75 2 208 3 16 UpblastDownblast grease GREENHECK CUBE-180HP Exhaust',
      '(note)',
      '(note)',
      '(note)',
    ],
  ],
  [
    'TAG SERVICE CFM ESP HP VOLTS PHASE\nEF-1 RESTROOM 450 0.375 1/6 115 1\nEF-2 ELEC ROOM 1200 0.25 1/4 115 1\nEF-3 TRASH ROOM 300 0.5 1/8 115 1',
    [
      'EF-1 1 450 0.375 0.1667 115 1 restroom Exhaust',
      'EF-2 1 1200 0.25 0.25 115 1 Exhaust',
      'EF-3 1 300 0.5 0.125 115 1 Exhaust',
    ],
  ],
  [
    'FAN NO.,LOCATION,AREA SERVED,AIRFLOW (L/s),EXT. STATIC (Pa),MOTOR (W),V/Ø/Hz,MANUFACTURER,MODEL\nEF-101,ROOF,WASHROOMS 101-104,235,125,186,120/1/60,GREENHECK,G-095-VG\nEF-102,"MECH RM, LVL 2",GARBAGE,190,75,124,120/1/60,COOK,90C15D\nSF-101,PENTHOUSE,CORRIDOR PRESSURIZATION,1 890,250,1500,575/3/60,TWIN CITY,BSI 165',
    [
      'EF-101 1 497.9 0.5018 0.2494 115 1 restroom G-095-VG Exhaust',
      'EF-102 1 402.6 0.3011 0.1663 115 1 90C15D Exhaust',
      'SF-101 1 4005 1.004 2.012 575 3 BSI 165 MakeUpAir ?application',
    ],
  ],
  [
    'TABLEAU DES VENTILATEURS\nN°\tDESSERVANT\tEMPLACEMENT\tDÉBIT (L/s)\tP.S.E. (Pa)\tPUISSANCE (HP)\tALIMENTATION\tMODÈLE\tREMARQUES\nVE-1\tToilettes\tToiture\t350\t125\t1/4\t120/1/60\tGreenheck G-120\t1\nVE-2\tCuisine\tToiture\t1 150\t375\t1 1/2\t575/3/60\tGreenheck CUBE-161\t1, 2\nVA-1\tAir neuf\tSalle mécanique\t2 000\t250\t3\t575/3/60\tTwin City BSI\t',
    [
      '(heading)',
      'VE-1 1 741.6 0.5018 0.25 115 1 restroom Greenheck G-120 Exhaust',
      'VE-2 1 2437 1.505 1.5 575 3 grease Greenheck CUBE-161 Exhaust',
      'VA-1 1 4238 1.004 3 575 3 Twin City BSI MakeUpAir',
    ],
  ],
  [
    'CUADRO DE VENTILADORES\nEQUIPO;UBICACIÓN;SERVICIO;CAUDAL (m³/h);PRESIÓN (mm.c.a.);POTENCIA (kW);TENSIÓN;CANT.\nVE-01;Cubierta;Extracción baños;1.250;12,5;0,25;230/1/50;2\nVE-02;Cubierta;Campana cocina;4.800;38;2,2;400/3/50;1\nVI-01;Sala técnica;Impulsión;6.400;25;1,5;400/3/50;1',
    [
      '(heading)',
      'VE-01 2 735.7 0.4921 0.3353 230 1 restroom Exhaust',
      'VE-02 1 2825 1.496 2.95 400 3 grease Exhaust',
      'VI-01 1 3767 0.9843 2.012 400 3 MakeUpAir',
    ],
  ],
  [
    'Pos.\tBezeichnung\tRaum\tVolumenstrom [m³/h]\text. Druck [Pa]\tLeistung [kW]\tSpannung [V]\tStk.\n1.01\tAbluftventilator\tWC-Räume\t850\t150\t0,18\t230\t2\n1.02\tDachventilator\tKüche\t3.200\t280\t1,1\t400\t1\n1.03\tZuluftgerät\tSaal\t12.500\t350\t5,5\t400\t1',
    [
      '1.01 2 500.3 0.6022 0.2414 230 Exhaust',
      '1.02 1 1883 1.124 1.475 400 UpblastDownblast Exhaust',
      '1.03 1 7357 1.405 7.376 400 MakeUpAir',
    ],
  ],
  [
    'MARK | TYPE | SUPPLY CFM | MIN O.A. CFM | E.S.P. | MOTOR HP | VOLT/PH\nMAU-1 | DIRECT GAS FIRED | 5,200 | 5,200 | 0.75 | 5 | 208/3\nRTU-1 | PACKAGED ROOFTOP 10 TON | 4,000 | 800 | 1.0 | 3 | 208/3',
    ['MAU-1 1 5200 0.75 5 208 3 DirectFired HeatedMakeUpAir', 'RTU-1 1 4000 1 3 208 3 10 HvacUnit'],
  ],
  [
    'UNIT HEATER SCHEDULE\nTAG\tLOCATION\tINPUT MBH\tOUTPUT MBH\tCFM\tVOLT/PH/HZ\tMODEL\nUH-1\tLOADING DOCK\t150\t123\t2,000\t115/1/60\tREZNOR UDAP-150\nUH-2\tSTORAGE\t75\t61.5\t1,050\t115/1/60\tREZNOR UDAP-75',
    [
      '(heading)',
      'UH-1 1 2000 115 1 123000 REZNOR UDAP-150 IndustrialHeater',
      'UH-2 1 1050 115 1 61500 REZNOR UDAP-75 IndustrialHeater',
    ],
  ],
  [
    'EF-1   1,200   0.5   1/4   115/1/60\nEF-2   850   0.375   1/6   115/1/60\nEF-3   2,400   0.75   3/4   208/3/60',
    [
      'EF-1 1 115 1 Exhaust ?cfm ?staticPressure',
      'EF-2 1 115 1 Exhaust ?cfm ?staticPressure',
      'EF-3 1 208 3 Exhaust ?cfm ?staticPressure',
    ],
  ],
  [
    'DESIGNATION\tEF-1\tEF-2\tEF-3\nSERVICE\tRESTROOMS\tKITCHEN\tELEC. ROOM\nAIRFLOW, CFM\t600\t2,000\t900\nSTATIC PRESSURE, IN WG\t0.5\t1.25\t0.25\nMOTOR HP\t1/4\t1-1/2\t1/6\nVOLTS/PHASE\t120/1\t208/3\t120/1',
    [
      'EF-1 1 600 0.5 0.25 115 1 restroom Exhaust',
      'EF-2 1 2000 1.25 1.5 208 3 grease Exhaust',
      'EF-3 1 900 0.25 0.1667 115 1 Exhaust',
    ],
  ],
  [
    'MARK\tCFM\tSP\tHP\tVOLTAGE\tSTATUS\n(E) EF-1\t1000\t0.5\t1/4\t120/1\tEXISTING TO REMAIN\nEF-2\t1200\t0.5\t1/3\t120/1\tNEW\nEF-3\t500\t0.25\t1/8\t120/1\tDEMO',
    ['(existing)', 'EF-2 1 1200 0.5 0.3333 115 1 Exhaust', '(demolition)'],
  ],
  [
    'FAN\tDUTY/STANDBY\tCFM\tTSP\tESP\tMOTOR HP\tVFD\nLEF-1A/B/C\t2/1\t10,500\t5.25\t3.5\t20\tYES\nGEX-1\t1/0\t8,000\t1.2\t0.75\t5\tNO',
    ['LEF-1A/B/C 10500 3.5 20 UtilitySet laboratory Exhaust ?quantity', 'GEX-1 1 8000 0.75 5'],
  ],
  [
    'ITEM\tQTY\tDESCRIPTION\n1\t4\tGreenheck SQ-100-VG inline fan, 600 CFM @ 0.5" ESP, 115/1/60\n2\t1\tGreenheck CUBE-240-50 upblast, 6,000 CFM @ 1.5" ESP, 5 HP, 460/3/60\n3\t2\tCook GN-148 ceiling fan, 100 CFM @ .25", 115V',
    [
      '1 4 600 0.5 115 1 Inline SQ-100-VG Exhaust',
      '2 1 6000 1.5 5 460 3 UpblastDownblast CUBE-240-50 Exhaust',
      '3 2 100 0.25 115 CeilingAndInline GN-148 Exhaust',
    ],
  ],
  [
    'SYMBOL\tSERVES\tCFM\tS.P. IN. H2O\tWHEEL DIA.\tFAN RPM\tMOTOR\t\tREMARKS\n\t\t\t\t\t\tHP\tV-Ø\t\nEF-A\tLOCKER ROOMS\t2,150\t.65\t16"\t1050\t3/4\t208-3\tPROVIDE BDD\nEF-B\tPOOL\t5,600\t1.0\t24"\t850\t2\t208-3\tEPOXY COATING',
    ['EF-A 1 2150 0.65 0.75 208 3 restroom Exhaust', 'EF-B 1 5600 1 2 208 3 Exhaust'],
  ],
  [
    'UNIT NO. SUPPLY FAN RETURN FAN\nCFM ESP HP CFM ESP HP\nAHU-1 12,000 2.0 15 10,500 1.0 7-1/2\nAHU-2 8,500 1.75 10 7,500 0.75 5',
    ['(heading)', '1 ?cfm ?staticPressure', '1 ?cfm ?staticPressure'],
  ],
  [
    'TAG,MANUFACTURER,MODEL,CFM,ESP,DRIVE,FAN RPM,MOTOR HP,VOLTS,PH,SITE\nEF-1,CAPTIVEAIRE,DU50HFA,1500,1.0,DIRECT,1500,0.75,115,1,"Denver, CO"\nSF-1,CAPTIVEAIRE,A1-D.250-G10,1350,0.5,DIRECT,1200,0.5,115,1,"Denver, CO"',
    ['EF-1 1 1500 1 0.75 115 1 DU50HFA Exhaust', 'SF-1 1 1350 0.5 0.5 115 1 A1-D.250-G10 MakeUpAir'],
  ],
  [
    'HOOD EXHAUST FANS\nFan Unit No.\tTag\tQty\tFan Unit Model #\tCFM\tESP.\tRPM\tMotor Encl\tH.P.\tB.H.P.\tPhase\tVolt\tFLA\tDischarge Velocity\tWeight (lbs)\tSones\n1\tKEF-1\t1\tDU180HFA\t3200\t1.250\t1112\tTEAO,ECM\t2.000\t1.2970\t3\t208\t6.5\t633 FPM\t155\t16.1\n2\tKEF-2\t1\tDU33HFA\t600\t0.750\t1421\tTEAO,ECM\t0.333\t0.1890\t1\t115\t5.0\t453 FPM\t61\t9.7',
    [
      '(heading)',
      'KEF-1 1 3200 1.25 2 208 3 16.1 grease DU180HFA Exhaust',
      'KEF-2 1 600 0.75 0.333 115 1 9.7 grease DU33HFA Exhaust',
    ],
  ],
  [
    'FAN SCHEDULE (METRIC)\nREF.\tDUTY\tVOLUME m3/s\tSTATIC PRESSURE Pa\tMOTOR kW\tSUPPLY\tNo. OFF\nEF.01\tGeneral Extract\t1.25\t300\t1.1\t400V/3ph/50Hz\t1\nEF.02\tToilet Extract (Run & Standby)\t0.35\t200\t0.25\t230V/1ph/50Hz\t2',
    ['(heading)', 'EF.01 1 2649 1.204 1.475 400 3 Exhaust', 'EF.02 2 741.6 0.8029 0.3353 230 1 restroom Exhaust'],
  ],
  [
    'MARK\tCFM\tIN. W.C.\tHP/WATTS\tVOLT/PH\nEF-1\t110\t0.25\t32 W\t120/1\nEF-2\t1500\t0.75\t1/2 HP\t120/1',
    ['EF-1 1 110 0.25 0.04291 115 1 Exhaust', 'EF-2 1 1500 0.75 0.5 115 1 Exhaust'],
  ],
  [
    'TAG\tAREA SERVED\tTOTAL CFM\tO.A. CFM\tE.S.P.\tTOTAL COOLING (MBH)\tSENSIBLE (MBH)\tHEATING INPUT (MBH)\tMCA\tMOCP\tV/PH\nRTU-1\tSALES\t4,800\t950\t0.75\t148.2\t110.4\t200\t62\t80\t208/3\nRTU-2\tSTOCK\t2,000\t300\t0.5\t60.1\t45.2\t80\t31\t40\t208/3',
    ['RTU-1 1 4800 0.75 208 3 HvacUnit ?btus', 'RTU-2 1 2000 0.5 208 3 HvacUnit ?btus'],
  ],
  [
    'MARK\tTYPE\tAIRFLOW\tSTATIC PRESSURE\tPOWER\n\t\tCFM\tIN WG\tHP\nEF-1\tINLINE\t1,000\t0.5\t1/4\nTOTAL\t\t1,000\t\t',
    ['EF-1 1 1000 0.5 0.25 Inline Exhaust', '(total)'],
  ],
  [
    'Mark: EF-1\nService: Lab fume exhaust\nAirflow: 2,500 CFM\nExternal static pressure: 2.5 in. wg\nMotor: 3 HP\nElectrical: 460/3/60',
    ['EF-1 1 2500 2.5 3 460 3 UtilitySet laboratory Exhaust'],
  ],
  [
    'TAG\tTYPE\tCFM\tSP\tHP\tREMARKS\nSEF-1\tSMOKE EXHAUST, UPBLAST, UL LISTED\t20,000\t1.5\t15\tEMERGENCY POWER\nGEF-1\tGREASE EXHAUST UPBLAST\t3,000\t1.5\t3\tHINGED, GREASE CUP\nDEF-1\tDRYER EXHAUST INLINE\t600\t0.75\t1/2\tLINT\nPF-1\tSTAIR PRESSURIZATION SUPPLY\t12,000\t1.0\t7.5\t',
    [
      'SEF-1 1 20000 1.5 15 UpblastDownblast Exhaust ?application',
      'GEF-1 1 3000 1.5 3 UpblastDownblast grease Exhaust',
      'DEF-1 1 600 0.75 0.5 Inline Exhaust ?application',
      'PF-1 1 12000 1 7.5 MakeUpAir ?application',
    ],
  ],
  [
    'EF-1/EF-2\t2\tRESTROOMS\t750\t0.5\nTAG\tQTY\tSERVICE\tCFM\tSP\nEF-3 THRU EF-6\t4\tAPARTMENTS\t80\t0.25\nEF-7A,B\t\tLAUNDRY\t420\t0.4',
    ['1 ?cfm ?staticPressure', 'EF-3 THRU EF-6 4 80 0.25 Exhaust', 'EF-7A,B 2 420 0.4 Exhaust'],
  ],
  [
    'FAN\tCFM\tSP IN.\tBHP\tMHP\tELEC.\nVF-1\t14000\t1.125\t4.6\t7.5\t480V-3PH\nVF-2\t14000\t1.125\t4.6\t7.5\t480V-3PH\n(STANDBY)\t\t\t\t\t',
    ['VF-1 1 14000 1.125 7.5 460 3', 'VF-2 1 14000 1.125 7.5 460 3'],
  ],
  [
    'REPÈRE;DÉSIGNATION;DÉBIT m3/h;PRESSION DISPONIBLE Pa;PUISSANCE kW;TENSION;QTÉ\nCTA-01;Soufflage;8 500;350;4;400 V tri;1\nEXT-01;Extraction sanitaires;1 200;180;0,37;230 V mono;2\nEXT-02;Désenfumage parking;36 000;450;15;400 V tri;1',
    [
      'CTA-01 1 5003 1.405 5.364 400 3 MakeUpAir',
      'EXT-01 2 706.3 0.7226 0.4962 230 1 restroom Exhaust',
      'EXT-02 1 21190 1.807 20.12 400 3 Exhaust ?application',
    ],
  ],
  [
    "TAG\tLOCATION\tCFM\tSTATIC (IN. WG)\tSUMMER/WINTER\tTHROW\nHVLS-1\tGYM\t95,000\t-\tBOTH\t40'\nCF-1\tGYM\t7,000\t-\tBOTH\t20'",
    ['HVLS-1 1 95000 HighVolumeLowSpeed', 'CF-1 1 7000 CeilingAndInline Exhaust ?staticPressure'],
  ],
  [
    'UNIT\tCFM\tESP "WG\tEAT DB °F\tLAT DB °F\tGAS MBH IN/OUT\tVOLTS/PH\nMUA-1\t3,500\t0.6\t-5\t70\t355/284\t208/3',
    ['MUA-1 1 3500 0.6 208 3 75 HeatedMakeUpAir ?btus'],
  ],
  [
    'EXHAUST FANS\n\nEF-1 – Men\'s room – 300 CFM @ 0.375" w.g. – 1/20 HP – 115/1/60 – Greenheck SP-A390\nEF-2 – Women\'s room – 350 CFM @ 0.375" w.g. – 1/20 HP – 115/1/60 – Greenheck SP-A390\nEF-3 – Kitchen grease – 2,750 CFM @ 1.50" w.g. – 2 HP – 208/3/60 – Greenheck CUBE-200XP',
    [
      '(heading)',
      'EF-1 1 300 0.375 0.05 115 1 restroom SP-A390 Exhaust',
      'EF-2 1 350 0.375 0.05 115 1 restroom SP-A390 Exhaust',
      'EF-3 1 2750 1.5 2 208 3 grease CUBE-200XP Exhaust',
    ],
  ],
  [
    "Tag ID\tSystem\tFlow (CMH)\tPressure (mmAq)\tMotor (kW)\tPower (V/Ph/Hz)\tQ'ty\nF-101\tGeneral exhaust\t7,200\t30\t1.5\t380/3/60\t1\nF-102\tBattery room exhaust\t3,000\t25\t0.75\t380/3/60\t2 (1 stand-by)",
    ['F-101 1 4238 1.181 2.012 3 Exhaust ?voltage', 'F-102 1766 0.9843 1.006 3 Exhaust ?quantity ?voltage'],
  ],
];

describe('A line of a public form', () => {
  it.each(LINES)('is read as it is meant: %s', (text, expected) => {
    const { criteria, questions, notUnderstood } = readLine(text);
    expect(said({ ...criteria, questions, notUnderstood })).toBe(expected);
  });
});

describe('A schedule of a public form', () => {
  it.each(SCHEDULES)('is read as it is meant: %s', (text, expected) => {
    expect(readSchedule(text).rows.map((row) => (row.ignored ? `(${row.reason})` : said(row)))).toEqual(expected);
  });
});
