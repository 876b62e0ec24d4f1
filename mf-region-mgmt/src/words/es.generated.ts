// Compiled from languages/es/mf-region-mgmt.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
activity: {
title: "Actividad de clientes",
table: "Actividad de clientes, lo más reciente primero",
customer: "Cliente",
region: "Región",
action: "Acción",
fanCategory: "Categoría de ventilador",
time: "Hora",
guest: "Invitado",
anyAction: "Todas las acciones",
filterAction: "Acción",
empty: "Aún no ha ocurrido nada",
emptyText: "Aquí aparecen los ventiladores dimensionados, los proyectos nuevos y los equipos guardados de sus clientes.",
emptyFiltered: "No hay actividad de este tipo",
showAll: "Mostrar todas las acciones",
noRegion: "—",
page: (p: { readonly from: number; readonly to: number; readonly total: number }) => `${number("es-US", p.from)} a ${number("es-US", p.to)} de ${number("es-US", p.total)}`,
previous: "Más recientes",
next: "Más antiguos",
},
};
