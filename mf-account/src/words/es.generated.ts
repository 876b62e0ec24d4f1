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
};
