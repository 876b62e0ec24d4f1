// Compiled from languages/es/glossary.json: change that file and run `npm run words`.

export const words = {
term: {
ACH: {
name: "Renovaciones de aire por hora",
definition: "Cuántas veces se renueva en una hora el aire de un local.",
},
AFUE: {
name: "Eficiencia anual de uso del combustible",
definition: "Parte del combustible que se convierte en calor útil a lo largo de un año.",
},
AHU: {
name: "Unidad manejadora de aire",
definition: "Gabinete con ventilador, filtros y serpentines que trata el aire de un edificio.",
},
AMCA: {
name: "Air Movement and Control Association",
definition: "Publica cómo se prueban, clasifican y certifican los ventiladores.",
},
ASHRAE: {
name: "American Society of Heating, Refrigerating and Air-Conditioning Engineers",
definition: "Publica datos climáticos y normas como la 90.1 de energía y la 62.1 de ventilación.",
},
ASP: {
name: "Presión estática adicional",
definition: "Resistencia de los accesorios que el ventilador también vence.",
},
BACnet: {
name: "Red de automatización y control de edificios",
definition: "Protocolo con el que se comunican los controles de un edificio.",
},
BAS: {
name: "Sistema de automatización de edificios",
definition: "Control central de calefacción, enfriamiento y ventilación.",
},
BEP: {
name: "Punto de mejor eficiencia",
definition: "Punto de la curva del ventilador con la eficiencia más alta.",
},
BHP: {
name: "Potencia al freno",
definition: "Potencia que el ventilador toma en su eje; en los resultados incluye la pérdida de la banda.",
},
BIM: {
name: "Modelo de información del edificio",
definition: "Modelo digital de un edificio con sus equipos.",
},
BMS: {
name: "Sistema de gestión de edificios",
definition: "Otro nombre del sistema de automatización de edificios.",
},
BTU: {
name: "Unidad térmica británica",
definition: "Calor que calienta una libra de agua 1 °F.",
},
BTUH: {
name: "Unidades térmicas británicas por hora",
definition: "Unidad de potencia de calefacción o enfriamiento.",
},
CAV: {
name: "Volumen de aire constante",
definition: "Sistema cuyo caudal no cambia mientras funciona.",
},
CFEI: {
name: "Índice de energía del ventilador de techo",
definition: "Consumo de un ventilador de techo de referencia dividido entre el de este; 1.00 o más es eficiente.",
},
CFM: {
name: "Pies cúbicos por minuto",
definition: "Volumen de aire que el ventilador mueve en un minuto.",
},
COP: {
name: "Coeficiente de rendimiento",
definition: "Calor o frío entregado por unidad de potencia tomada.",
},
CRAC: {
name: "Aire acondicionado para salas de cómputo",
definition: "Unidad de enfriamiento para locales llenos de electrónica.",
},
DB: {
name: "Bulbo seco",
definition: "Temperatura del aire que muestra un termómetro común.",
},
DCV: {
name: "Ventilación controlada por demanda",
definition: "Aire exterior que sigue a cuántas personas hay en el local.",
},
DDC: {
name: "Control digital directo",
definition: "Control de equipos por un controlador programado.",
},
DOAS: {
name: "Sistema dedicado de aire exterior",
definition: "Unidad que trata el aire exterior aparte del aire de los locales.",
},
DP: {
name: "Punto de rocío",
definition: "Temperatura a la que el agua del aire empieza a condensarse.",
},
DX: {
name: "Expansión directa",
definition: "Enfriamiento en el que el refrigerante se evapora en el serpentín dentro de la corriente de aire.",
},
EAT: {
name: "Temperatura del aire de entrada",
definition: "Temperatura del aire antes de un serpentín o quemador.",
},
ECM: {
name: "Motor de conmutación electrónica",
definition: "Motor eficiente cuya velocidad se ajusta sin un variador.",
},
EER: {
name: "Relación de eficiencia energética",
definition: "Enfriamiento en Btu/h por vatio a plena carga.",
},
ERV: {
name: "Ventilador con recuperación de energía",
definition: "Pasa calor y humedad del aire de extracción al exterior.",
},
ESP: {
name: "Presión estática externa",
definition: "Resistencia fuera de la unidad, como ductos y rejillas.",
},
FEG: {
name: "Grado de eficiencia del ventilador",
definition: "Grado del ventilador solo, que el índice de energía del ventilador ha reemplazado.",
},
FEI: {
name: "Índice de energía del ventilador",
definition: "Consumo eléctrico de un ventilador de referencia dividido entre el de este; 1.00 o más cumple ASHRAE 90.1.",
},
FLA: {
name: "Amperios a plena carga",
definition: "Corriente del motor a su carga nominal.",
},
FPM: {
name: "Pies por minuto",
definition: "Velocidad del aire o de la punta de un aspa.",
},
GPM: {
name: "Galones por minuto",
definition: "Caudal de agua.",
},
HEPA: {
name: "Filtro de partículas de alta eficiencia",
definition: "Filtro que retiene el 99.97 % de las partículas más finas.",
},
HMI: {
name: "Interfaz hombre-máquina",
definition: "Pantalla en la que se lee y se ajusta una unidad.",
},
HOA: {
name: "Manual-apagado-automático",
definition: "Selector para funcionar a mano, no funcionar, o seguir a los controles.",
},
HP: {
name: "Caballos de fuerza",
definition: "Potencia nominal de un motor, 746 vatios.",
},
HVAC: {
name: "Calefacción, ventilación y aire acondicionado",
definition: "Todo lo que mantiene bien el aire de un edificio.",
},
HVLS: {
name: "Gran volumen y baja velocidad",
definition: "Ventiladores de techo grandes que giran despacio y mueven mucho aire.",
},
IAQ: {
name: "Calidad del aire interior",
definition: "Qué tan limpio y sano es el aire de un edificio.",
},
IEER: {
name: "Relación integrada de eficiencia energética",
definition: "Enfriamiento por vatio, ponderado con cargas parciales.",
},
IOM: {
name: "Manual de instalación, operación y mantenimiento",
definition: "Manual que acompaña al equipo.",
},
LAT: {
name: "Temperatura del aire de salida",
definition: "Temperatura del aire después de un serpentín o quemador.",
},
LFA: {
name: "Pies lineales de aire",
definition: "Distancia a la que todavía se siente una corriente de aire.",
},
MAU: {
name: "Unidad de aire de reposición",
definition: "Trae el aire exterior que los extractores se llevan.",
},
MBH: {
name: "Miles de Btu por hora",
definition: "Unidad de potencia de calefacción o enfriamiento.",
},
MCA: {
name: "Ampacidad mínima del circuito",
definition: "Menor corriente que los cables de alimentación deben soportar.",
},
MERV: {
name: "Valor mínimo de eficiencia reportado",
definition: "Grado de un filtro de 1 a 16; uno más alto retiene partículas más finas.",
},
MOCP: {
name: "Protección máxima contra sobrecorriente",
definition: "Fusible o interruptor más grande permitido para la unidad.",
},
NC: {
name: "Criterio de ruido",
definition: "Curva que clasifica el ruido constante de un local.",
},
NEMA: {
name: "National Electrical Manufacturers Association",
definition: "Publica clases de motores y de carcasas.",
},
OA: {
name: "Aire exterior",
definition: "Aire que se trae de afuera.",
},
ODP: {
name: "Abierto a prueba de goteo",
definition: "Motor que se enfría con el aire que lo rodea y está protegido de las gotas.",
},
RA: {
name: "Aire de retorno",
definition: "Aire que vuelve de los locales.",
},
RH: {
name: "Humedad relativa",
definition: "Agua del aire como parte de la que puede contener.",
},
RPM: {
name: "Revoluciones por minuto",
definition: "Velocidad de una rueda o de un motor.",
},
RTU: {
name: "Unidad de azotea",
definition: "Unidad de calefacción y enfriamiento que está sobre el techo.",
},
SEER: {
name: "Relación de eficiencia energética estacional",
definition: "Enfriamiento por vatio a lo largo de una temporada.",
},
SHR: {
name: "Relación de calor sensible",
definition: "Parte del enfriamiento que baja la temperatura y no la humedad.",
},
SP: {
name: "Presión estática",
definition: "Resistencia del sistema que el ventilador vence, en pulgadas de agua.",
},
TEFC: {
name: "Totalmente cerrado, enfriado por ventilador",
definition: "Motor cerrado con su propio ventilador, para polvo e intemperie.",
},
TSP: {
name: "Presión estática total",
definition: "Presión estática externa junto con la de la unidad.",
},
UL: {
name: "Underwriters Laboratories",
definition: "Prueba la seguridad de los productos; UL 762 es para extracción de cocinas.",
},
VAV: {
name: "Volumen de aire variable",
definition: "Sistema cuyo caudal sigue a la necesidad.",
},
VFD: {
name: "Variador de frecuencia",
definition: "Ajusta la velocidad de un motor con la frecuencia de su alimentación.",
},
WB: {
name: "Bulbo húmedo",
definition: "Temperatura de un termómetro mojado; con el bulbo seco da la humedad.",
},
},
};
