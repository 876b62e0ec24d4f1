// Compiled from languages/es/mf-account.json: change that file and run `npm run words`.

export const words = {
profile: {
title: "Cuenta",
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
};
