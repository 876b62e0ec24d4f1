// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.

export const words = {
profile: {
title: "[Åççöûñţ lor]",
form: "[Þŕöƒîļé lor]",
profile: "[Þŕöƒîļé lor]",
firstName: "[Ƒîŕšţ ñáɱé lore]",
lastName: "[Ļášţ ñáɱé lore]",
email: "[É-ɱáîļ lor]",
userName: "[Ûšéŕ ñáɱé lore]",
regions: "[Šáļéš ŕéĝîöñš lorem]",
save: "[Šáṽé þŕöƒîļé lorem]",
unsaved: "[Ýöûŕ çĥáñĝéš áŕé ñöţ šáṽéđ ýéţ. lorem ipsum d]",
},
};
