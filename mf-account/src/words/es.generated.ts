// Compiled from languages/es/mf-account.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
account: {
title: "Cuenta",
tabs: {
profile: "Perfil",
security: "Seguridad",
},
region: (p: { readonly number: number }) => `Región de ventas n.º ${number("es-US", p.number, {"useGrouping":false})}`,
},
profile: {
form: "Perfil",
profile: "Perfil",
firstName: "Nombre",
lastName: "Apellido",
email: "Correo electrónico",
userName: "Nombre de usuario",
regions: "Regiones de venta",
save: "Guardar perfil",
unsaved: "Sus cambios aún no se han guardado.",
},
company: {
title: "Empresa",
form: "Empresa",
edit: "Editar empresa",
add: "Agregar empresa",
none: "Aún no hay empresa",
contact: "Contacto",
phone: "Teléfono",
fax: "Fax",
tollFree: "Línea gratuita",
save: "Guardar empresa",
cancel: "Cancelar",
discard: {
title: "¿Descartar lo que escribió?",
text: "La empresa queda como se guardó.",
confirm: "Descartar",
cancel: "Seguir escribiendo",
},
},
password: {
title: "Contraseña",
},
};
