import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in French, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *expert-comptable* · *comptab*
  `,
  agency: `
    *agence web* · *agence digitale* · *agence de communication* · *agence marketing* · *agence seo*
  `,
  bakery: `
    *patisserie* · *boulangerie*
  `,
  beauty: `
    *institut de beaute* · *estheticienne* · *onglerie*
  `,
  builder: `
    toitures · toiture · *elagage* · *elagueur* · btp · *paysagiste* · *jardinier* · *maconnerie* · *macon*
    *entreprise de batiment* · *entreprise generale* · *menuisier* · *menuiserie* · *couvreur* · *charpent*
  `,
  cafe: `
    *salon de the*
  `,
  'car-repair': `
    *garage auto* · *carrosserie* · *reparation auto* · *reparation automobile*
  `,
  cleaner: `
    *entreprise de nettoyage* · *nettoyages professionnel* · *nettoyages industriel* · *nettoyages de bureaux*
    *nettoyages de locaux* · *nettoyages de vitres* · *nettoyage professionnel* · *nettoyage industriel*
    *nettoyage de bureaux* · *nettoyage de locaux* · *nettoyage de vitres* · | nettoyage · | nettoyages · *nettoyage |
    *nettoyages | · *societe de nettoyage*
  `,
  'dance-school': `
    *ecole de danse* · *studio danse*
  `,
  dentist: `
    *dentiste* · *cabinet dentaire*
  `,
  doctor: `
    *cabinet medical* · *maison medicale* · medecin*
  `,
  electrician: `
    *electricien* · *electricite generale*
  `,
  finance: `
    *assurance* · *courtier* · *gestion de patrimoine*
  `,
  gym: `
    *salle de sport*
  `,
  hairdresser: `
    *coiffeur* · *coiffeus* · coiffure
  `,
  hotel: `
    *maisons d'hote* · *maison d'hote* · auberge · *chambres d'hote* · *chambre d'hote* · gites · gite
    *meubles de tourisme* · *meuble de tourisme* · *location de vacances* · *residence de tourisme*
  `,
  lawyer: `
    avocates · avocate · avocats · avocat · *cabinet d'avocat* · *notaire*
  `,
  'non-profit': `
    paroisse · *mosquee* · *association loi* · *association a but* · *a but non lucratif* · *fondation*
  `,
  'online-shop': `
    *boutique en ligne* · *ajouter au panier*
  `,
  physiotherapist: `
    *kinesitherap* · kine
  `,
  plumber: `
    *plombier* · *chauffagiste*
  `,
  'real-estate': `
    *gestion locative* · *syndic de copropriete* · *agence immobiliere* · *immobilier*
  `,
  restaurant: `
    cuisine ~ /cuisine ~ / cuisine ~ +cuisine ~ + cuisine ~ ,cuisine ~ , cuisine ~ &cuisine ~ & cuisine ~ cuisine/
      ~ cuisine / ~ cuisine+ ~ cuisine + ~ cuisine, ~ cuisine , ~ cuisine& ~ cuisine & ~ cuisine equipee*
      ~ cuisine ouverte* ~ cuisine americaine* ~ cuisine separee*
  `,
  school: `
    ecole · *cours particuliers* · *auto-ecole* · *creche*
  `,
  shop: `
    *fleuriste* · *librairie* · *bijouterie* · *boucherie* · *opticien* · *magasin*
  `,
  software: `
    logiciels · logiciel · *developpement informatique* · *developpement web* · *developpement d'application*
    *applications metier* · *applications web* · *applications mobile* · *application metier* · *application web*
    *application mobile* · *developpement de logiciel*
  `,
  unasked: `
    demenagements · demenagement · demenageurs · demenageur · *serrurerie* · *serruriers · *serrurier · *deratisation*
    *deratization* · *nuisibles* · *pompes funebres* · *sophrolog* · *vigneron* · domaine viticole · *brasseur*
    *apicult* · *emballage* · *grossiste* · *fabricants · *fabricant · *architecte* · *traduct* · *tapissier*
    *lavage auto* · *toilettage* · *imprimerie*
  `,
};
