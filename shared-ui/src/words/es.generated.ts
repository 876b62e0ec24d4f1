// Compiled from languages/es/shared-ui.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
core: {
tryAgain: "Intentar de nuevo",
loading: "Cargando",
reference: (p: { readonly id: string }) => `Referencia ${p.id}`,
copyReference: "Copiar referencia",
referenceCopied: "Copiada",
},
form: {
notANumber: "Escriba un número, por ejemplo 1,500 o 2 x 750",
typedAs: (p: { readonly text: string }) => `Escrito como ${p.text}`,
streetLine1: "Calle",
streetLine2: "Calle, segunda línea",
postalCode: "Código postal",
city: "Ciudad",
state: "Estado o provincia",
country: "País",
countries: {
USA: "Estados Unidos",
CAN: "Canadá",
MEX: "México",
},
noCountry: "Sin elegir",
companyName: "Nombre de la empresa",
contactName: "Contacto",
phone: "Teléfono",
fax: "Fax",
tollFree: "Línea gratuita",
},
overlay: {
dismiss: "Descartar",
close: "Cerrar",
},
remote: {
didNotRender: "Esta área tuvo un problema",
},
widget: {
zoom: "Clic para ampliar",
leaveZoom: "Cerrar la imagen ampliada",
more: "Mostrar más",
less: "Mostrar menos",
},
standalone: {
title: (p: { readonly room: string }) => `Página de ${p.room} por separado`,
server: (p: { readonly server: string }) => `con ${p.server}`,
thisServer: "con su propio servidor",
guest: "Invitado",
signIn: "Iniciar sesión",
signOut: "Cerrar sesión",
noServer: (p: { readonly server: string; readonly origin: string }) => `${p.server} no responde o no admite esta página. Su ajuste DEVELOPMENT_ORIGINS debe nombrar ${p.origin}.`,
},
documents: {
drawings: "Planos",
manuals: "Hojas técnicas y manuales",
failed: "Los documentos no se cargaron",
none: "No hay documentos de este modelo",
noneText: "Los planos y manuales aparecen aquí cuando se publican.",
},
passwordField: {
show: (p: { readonly field: string }) => `Mostrar: ${p.field}`,
},
paging: {
page: (p: { readonly from: number; readonly to: number; readonly total: number }) => `${number("es-US", p.from)} a ${number("es-US", p.to)} de ${number("es-US", p.total)}`,
previous: "Anterior",
next: "Siguiente",
},
};
