import { bareName } from './state-names.ts';

/**
 * Cities of the US and Canada that need no state: those with most postal codes, as the server's look-up by name has them, without
 * makers of fans (Buffalo, Dayton) and words of a duty (Spring).
 */
const NAMES = [
  'abbotsford|abilene|ajax|akron|albany|albuquerque|alexandria|amarillo|anaheim|anchorage|arlington|asheville|athens',
  'atlanta|augusta|aurora|austin|bakersfield|baltimore|baton rouge|beaumont|beaverton|berkeley|bethesda|billings',
  'birmingham|boca raton|boise|boston|boulder|bradenton|brampton|brantford|bridgeport|bronx|brooklyn|brossard|burbank',
  'burlington|burnaby|calgary|cambridge|canton|carson city|cedar rapids|charleston|charlotte|charlottesville',
  'charlottetown|chattanooga|chicago|cincinnati|clearwater|cleveland|colorado springs|columbia|columbus|corpus christi',
  'dallas|dartmouth|daytona beach|denton|denver|des moines|detroit|drummondville|duluth|durham|edmonton|el paso|erie',
  'evansville|fairbanks|fargo|fayetteville|flint|fredericton|fresno|ft lauderdale|ft myers|ft pierce|ft smith|ft wayne',
  'ft worth|gainesville|gatineau|glendale|grand rapids|greater sudbury|green bay|greensboro|greenville|guelph|halifax',
  'hamilton|hampton|harrisburg|hartford|henderson|hialeah|hollywood|honolulu|houston|huntington|huntsville|indianapolis',
  'inglewood|irvine|irving|jackson|jacksonville|jefferson city|jersey city|kalamazoo|kamloops|kanata|kansas city|kelowna',
  'kingston|kitchener|knoxville|lafayette|lake charles|lakeland|lancaster|lansing|las vegas|laval|lexington|lincoln',
  'little rock|littleton|london|long beach|longueuil|los angeles|louisville|lubbock|macon|madison|markham|melbourne',
  'memphis|mesa|metairie|miami|midland|milwaukee|minneapolis|mississauga|modesto|moncton|monroe|montgomery|montreal',
  'nanaimo|naples|nashville|nepean|new haven|new orleans|new york|newark|newport news|niagara falls|norfolk',
  'north las vegas|north vancouver|norwalk|oakland|oakville|ocala|ogden|oklahoma city|olympia|omaha|orlando|oshawa',
  'ottawa|overland park|panama city|pasadena|paterson|pensacola|peoria|peterborough|philadelphia|phoenix|pickering',
  'pittsburgh|pompano beach|portland|prince george|providence|pueblo|quebec|raleigh|red deer|regina|reno|richmond',
  'richmond hill|riverside|roanoke|rochester|rockford|sacramento|saginaw|saguenay|salem|salt lake city|san antonio',
  'san bernardino|san diego|san francisco|san jose|san juan|santa ana|santa barbara|santa fe|santa monica|sarasota',
  'sarnia|saskatoon|savannah|schenectady|scottsdale|scranton|seattle|shawinigan|sherbrooke|shreveport|silver spring',
  'sioux falls|south bend|spokane|springfield|st catharines|st cloud|st john|st johns|st louis|st paul|st petersburg',
  'stamford|staten island|stockton|sudbury|surrey|sydney|syracuse|tacoma|tallahassee|tampa|terre haute|terrebonne',
  'thunder bay|toledo|topeka|toronto|torrance|trenton|trois-rivieres|tucson|tulsa|tuscaloosa|tyler|vancouver|vero beach',
  'victoria|virginia beach|waco|washington|waterbury|waterloo|west palm beach|wichita|wilkes barre|wilmington|windsor',
  'winnipeg|winston-salem|worcester|youngstown',
].join('|');

export const CITY_NAMES: ReadonlySet<string> = new Set(NAMES.split('|'));

export const isCity = (words: string): boolean => CITY_NAMES.has(bareName(words));
