import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in German, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *treuhand* · *steuerberat* · *steuerkanzlei* · *buchhalt*
  `,
  agency: `
    *werbeagentur* · *webagentur* · *digitalagentur* · *marketingagentur*
  `,
  bakery: `
    *backerei* · *konditorei*
  `,
  beauty: `
    *kosmetik* · *nagelstudio* · *wimpern*
  `,
  builder: `
    *bauunternehm* · *bautrager* · *dachdecker* · *malermeister* · *maler & lackierer* · *maler und lackierer*
    *maler u. lackierer* · *lackierermeister* · *malereibetrieb · *malerei · *schlosserei* · *spenglerei* · *metallbau*
    *glaserei* · *gartenbau* · *landschaftsbau* · *zimmerei* · *schreinerei* · *tischlerei* · *malerbetrieb* · *maurer*
    *trockenbau* · *fliesenleger*
  `,
  cafe: `
    *kaffeehaus* · *kaffeerosterei*
  `,
  'car-repair': `
    *autowerkstatt* · *kfz* · *reifenservice* · *karosserie*
  `,
  cleaner: `
    *gebaudereinigung* · *reinigungsfirma* · *reinigungsservice* · *reinigungsdienst* · *putzfirma*
  `,
  'dance-school': `
    *tanzschule* · *tanzstudio*
  `,
  dentist: `
    zahnarzt* · zahnmedizin* · zahnklinik* · *kieferorthopad*
  `,
  doctor: `
    arztpraxis* · *hausarzt* · *facharzt* · arztin · *internist* · *gynakolog* · *kinderarzt* · *hautarzt* · *orthopad*
    *augenarzt*
  `,
  electrician: `
    *elektriker* · *elektrotechnik* · *elektroinstallation* · *elektromeister* · *elektrobetrieb*
  `,
  finance: `
    *versicherung* · *finanzberat* · *vermogensberat* · *baufinanzierung*
  `,
  gym: `
    *sportstudio*
  `,
  hairdresser: `
    *friseur* ~ *hundefriseur* ~ *hunde friseur* ~ *hunde-friseur*
    *frisor* ~ *hundefrisor* ~ *hunde frisor* ~ *hunde-frisor*
    *frisur*
  `,
  hotel: `
    *ferienwohnung* · *ferienhaus* · pension · *gastezimmer*
  `,
  lawyer: `
    *rechtsanwalt* · *kanzlei
  `,
  'non-profit': `
    *kirchengemeinde* · *pfarrgemeinde* · *gemeinnutzig* · *verein · *freundeskreis* · e. v. · e.v. · *stiftung* · spenden
  `,
  'online-shop': `
    *in den warenkorb*
  `,
  pharmacy: `
    apotheke
  `,
  physiotherapist: `
    *krankengymnastik*
  `,
  plumber: `
    *heizungsbau* · *heizung* · *sanitar* · *installateur* · *klempner*
  `,
  'real-estate': `
    *hausverwaltung* ~ *hausverwaltungen*
    *immobilien* · *makler*
  `,
  restaurant: `
    *imbiss* · doner · *gasthaus* · *gasthof* · *wirtshaus* · *gaststatte* · *speisekarte*
  `,
  school: `
    *fahrschule* · *sprachschule* · *musikschule* · *nachhilfe* · kita · *kindertages*
  `,
  shop: `
    blumenladen* · blumengeschaft* · *buchhandlung* · *juwelier* · *metzgerei* · *fleischerei* · *mobelhaus* · *optiker*
    optik · *hofladen* · *weinhandlung* · *fahrradladen*
  `,
  software: `
    *online-terminbuchung* · *onlineterminbuchung* · *buchungsplattform* · *terminborse* · *marktplatz fur*
    *plattform fur*
  `,
  vet: `
    *tierarzt* · *tierklinik* · *tierpraxis*
  `,
  unasked: `
    *hundeschule* · fotograf* · umzug* · *umzuge · *schlusseldienst* · *schadlingsbekampf* · *bestattung* · *hypnose* · *logopad*
    transportes · transporti · transportunternehmen · *spedition* · *weingut* · *weinbau* · *winzer* · *brauerei*
    *imkerei* · *verpackung* · *grosshandel* · *hersteller* · *unternehmensberat* · *architekt* · *ubersetzung*
    *lektorat* · *polsterei* · *schneiderei* · *autovermietung* · *kloster* · *hundesalon* · *hundepension*
    *personalvermittlung* · *druckerei*
  `,
};
