import type { TradeWords } from '../language-words.ts';

/**
 * What businesses of a trade call themselves in Polish, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. All languages are
 * looked for on every website: words that German and Spanish have as well ("hydraulik", "ortopedia") stand in phrases only.
 */
export const trades: TradeWords = {
  accountant: `
    ksiegowosc* · ksiegow* · biuro rachunkow* · biura rachunkow* · doradca podatkow* · doradztwo podatkow*
  `,
  agency: `
    agencja reklamow* · agencja marketingow* · agencja interaktywn* · tworzenie stron* · projektowanie stron*
  `,
  bakery: `
    piekarni* · cukierni*
  `,
  beauty: `
    salon kosmetyczn* · gabinet kosmetyczn* · kosmetyczk* · salon urody · studio paznokci · stylizacja paznokci
    studio tatuazu · masaze · masaz
  `,
  builder: `
    firma budowlan* · usługi budowlan* · firma remontow* · usługi remontow* · dekarz* · dekarsk* · murarz*
    glazurnik* · wykonczenia wnetrz · generalny wykonawca · usługi ciesielskie · brukarstwo · brukarz*
    usługi stolarsk* · stolarz · stolarstwo · malowanie mieszkan
  `,
  cafe: `
    kawiarni* · herbaciarni* · palarnia kawy
  `,
  'car-repair': `
    warsztat samochodow* · mechanik samochodow* · mechanika pojazdow* · serwis samochodow* · autoserwis · auto serwis
    wulkanizacj* · blacharstwo samochodow* · lakiernictwo samochodow*
  `,
  cleaner: `
    firma sprzatajac* · usługi sprzatajac* · sprzatanie biur · sprzatanie mieszkan · sprzatanie domow
    pranie dywanow · pralnia chemiczna
  `,
  'dance-school': `
    szkoła tanca · szkoły tanca · szkole tanca · studio tanca
  `,
  dentist: `
    dentyst* · dentysci · stomatolog* · ortodonta · protetyka stomatologiczna
  `,
  doctor: `
    lekarz ~ lekarz weteryn* ~ lekarz dentyst* ~ lekarz stomatolog*
    lekarze ~ lekarze weteryn* ~ lekarze dentysci ~ lekarze stomatolodzy
    gabinet lekarski · przychodni* ~ przychodni* weteryn* · poradnia lekarska · ginekolog · okulista · kardiolog
    laryngolog · medycyna rodzinna
  `,
  electrician: `
    elektryk · elektryka · elektrycy · usługi elektryczn* · instalacje elektryczn* · instalacji elektryczn*
    pogotowie elektryczn*
  `,
  finance: `
    ubezpieczeni* · doradca finansow* · doradztwo finansow* · kredyty hipoteczn* · doradca kredytow*
  `,
  gym: `
    siłowni* · klub fitness · szkoła jogi · trener personaln* · treningi personaln* · sztuki walki
  `,
  hairdresser: `
    fryzjer* ~ psi fryzjer* ~ fryzjer* dla psow
  `,
  hotel: `
    noclegi · nocleg · pensjonat* · agroturystyk* · apartamenty na doby · domki letniskow* · kwatery prywatn*
    pokoje goscinn* · zajazd · kemping
  `,
  lawyer: `
    adwokat* · adwokack* · radca prawn* · radcy prawn* · radcow prawn* · kancelaria prawn* · kancelarii prawn*
    notariusz* · kancelaria notarialn* · prawnik*
  `,
  'non-profit': `
    fundacja · fundacji · fundacje · stowarzyszenie · stowarzyszenia · organizacja pozytku publicznego
    parafia · parafii · ochotnicza straz pozarna · ochotniczej strazy pozarnej
  `,
  'online-shop': `
    sklep internetow* · sklepu internetow* · sklep online · dodaj do koszyka
  `,
  pharmacy: `
    apteka · apteki · aptek
  `,
  physiotherapist: `
    fizjoterap* · gabinet rehabilitacj* · osrodek rehabilitacj*
  `,
  plumber: `
    hydraulicy · usługi hydrauliczn* · pogotowie hydrauliczn* · instalacje sanitarn* · instalacji sanitarn* · instalacje grzewcz* · pogotowie kanalizacyjn*
  `,
  'real-estate': `
    nieruchomosci · biuro nieruchomosci · zarzadca nieruchomosci · posrednik w obrocie nieruchomosciami
  `,
  restaurant: `
    restauracja · restauracji · restauracje · bar mleczny · karczma · karczmie · pierogarni* · nalesnikarni*
    jadłodajni* · kuchnia polska · kuchni polskiej
  `,
  school: `
    przedszkol* · szkoła podstawow* · szkoły podstawow* · szkoła jezykow* · szkoły jezykow* · szkoła jazdy
    nauka jazdy · osrodek szkolenia kierowcow · korepetycj* · złobek · złobka · złobki
  `,
  shop: `
    kwiaciarni* · ksiegarni* · salon jubilersk* · sklep miesny · masarni* · salon optyczn* · sklep rowerow* · sklep meblow*
    sklep zoologiczn* · delikatesy
  `,
  software: `
    oprogramowani* · tworzenie aplikacji · aplikacje mobiln* · aplikacji mobiln*
  `,
  vet: `
    weteryn* · lecznica dla zwierzat
  `,
  unasked: `
    przeprowadzk* · taksowk* · slusarz* · dorabianie kluczy · drukarni* · tłumacz przysiegł* · biuro tłumaczen*
    psychoterap* · dom pogrzebow* · zakład pogrzebow* · usługi pogrzebow* · biuro podroz* · browar · browary
    hurtowni* · agencja pracy · spedycj* · transport miedzynarodow*
  `,
};
