import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Entries of menus, calls to act and headings of a page, as `plainWords` leaves them, that name nothing a business sells. */
const EXACT = new Set(
  [
    // English
    'home, homepage, start, startpage, welcome, about, about us, contact, contact us, get in touch, team, our team',
    'meet the team, blog, news, faq, faqs, gallery, project, projects, portfolio',
    'our work, career, careers, job, jobs, shop, cart, login, sign in, sign up, register, search, menu, more',
    'read more, learn more, see more, show more, view all, view more, all, overview, back, next, previous',
    'resources, latest posts, latest news, latest blog posts, resources & downloads, useful links, all treatments',
    'all services, all courses',
    'book now, book online, book an appointment, get a quote, get started, call us, call now, email us, testimonial',
    'testimonials, review, reviews, price, prices, price list, pricing, rates, imprint, sitemap',
    'location, locations, opening hours, hours, areas, service areas, newsletter, follow us, how it works',
    'our process, our approach, our values, our mission, our promise, our story, our clients, our guarantee',
    'check availability',
    'process, mission, vision, values, benefits, features, quality, experience, other services, more services',
    'coming soon, more coming soon, our services, services, service, all services, results, quick links',
    'contact info, skip to content, skip to main content, our story, categories, online forms, new patient',
    'new patients',
    'patient forms, pay here, promotions, links, download, downloads, events, calendar, partners, sponsors, donate',
    'volunteer, awards, certifications, schedule, directions, feedback, guestbook, photos, videos, press',
    'quality service, quality work, quality workmanship, competitive pricing, competitive prices, affordable prices',
    'free estimates, free quotes, fully insured, licensed & insured, licensed and insured, fully licensed',
    'family run, family owned, family owned & operated, gas safe registered, satisfaction guaranteed, 24/7 support',
    'customer satisfaction, eco-friendly, trusted, reliable',
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekdays, weekends, phone, email, ' +
      'e-mail, address, whatsapp, instagram, facebook, undefined, null, nan',
    'facilities, rooms, our standards, areas covered, payment options, our service guarantee, ask us, conditions',
    'requirements, additional, autobiography, our office, who we help, what to expect, other, other useful links',
    'rental conditions, the difference, move forward, admissions, upcoming activities, home (current), open menu',
    'close menu',
    'clients, customers, open for business, here, my resume, resume, room types',
    'tel, tel., telephone, fax, iban, bic, vat, vat no, abn, ust-id, kvk, kvk nr, kvk-nummer, btw, btw nr, correspondentieadres, postadres',
    // German
    'startseite, zum inhalt springen, zum inhalt, anfrage stellen, anfrage, unverbindlich anfragen, unsere services',
    'unsere leistungen, zertifiziert, qualitat, betrieb, der betrieb, checkliste, formular, willkommen, aktuelles',
    'neuigkeiten, kontakt, kontaktformular, uber uns, uber mich, ueber uns, praxis, die praxis, anfahrt, impressum',
    'agb, preis, preise, preisliste, termin, termine, terminvereinbarung',
    'preise ansehen, alle preise, details ansehen, details, alle leistungen, individuelle anfragen',
    'leistungsbeispiele, kostenerstattung, zahlungsmittel, der erste termin, verschiedenes, unser leitbild',
    'mehr erfahren, mehr lesen, mehr infos, mehr info, weiterlesen, leistungen, angebot, galerie, referenzen',
    'stellenangebote, karriere, unser ansatz, unser team, das team, unser konzept, unser versprechen',
    'unsere philosophie',
    'ihre vorteile, vorteile, ablauf, offnungszeiten, oeffnungszeiten, sprechzeiten, haufige fragen, mitglied',
    'fortbildungen, moderne technik, flexible zeiten, faire bezahlung, online-service, notdienst, urlaub, zuruck',
    'weiter',
    'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, telefon, adresse, karte, links, partner, philosophie, presse, formulare',
    // French
    'accueil, bienvenue, garantie, garanties, diagnostic gratuit, aller au contenu, a propos, qui sommes-nous',
    'qui suis-je, nous contacter, me contacter, equipe, notre equipe, actualites, tarif, tarifs, mentions legales',
    'en savoir plus, lire la suite, prendre rendez-vous',
    'autres liens utiles, liens utiles, conditions de location, et aussi, et aussi..., et aussi…, prendre rdv',
    'prendre rdv en ligne, divers, reserver, reserver en ligne, voir les tarifs, tous les tarifs',
    'toutes nos prestations',
    'rendez-vous, temoignages, notre approche, notre methode, notre histoire, notre mission, nos valeurs',
    'nos engagements, nos realisations, nos services, nos prestations, nos garanties, expertise, expertises',
    'prestations',
    'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, adresse, telephone, horaires, acces, plan du ' +
      'site, galerie, partenaires, le cabinet, retour, suivant, precedent',
    // Spanish
    'inicio, bienvenidos, saltar al contenido, ir al contenido, preguntas frecuentes, nuestros servicios',
    'nuestras instalaciones, nuestros equipos, lugares de interes, nosotros, sobre nosotros, quienes somos',
    'contacto, contactar, contactarse, equipo, noticias, precios, tarifas, aviso legal, leer mas, saber mas',
    'opiniones, testimonios, casos de exito, procesos de trabajo, consulta gratuita, la clinica, clinica',
    'nuestro equipo',
    'nuestro compromiso, nuestro metodo, nuestra filosofia, nuestra historia, servicios, tratamientos, lunes',
    'martes, miercoles, jueves, viernes, sabado, domingo, ubicacion, horario, horarios, direccion, telefono',
    'galeria, volver, siguiente, anterior, calidad, ofertas, disponible, proximamente, mas detalles',
    'mas informacion',
    // Italian
    'benvenuti, chi siamo, dettagli, vai al contenuto, richiedi informazioni, i nostri servizi, le nostre camere',
    'contatti, contattaci, raggiungici, prezzi, recensioni, note legali, servizi, dove siamo, lo studio, orari',
    'galleria, notizie, indirizzo, telefono',
    'lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, avanti, indietro, qualita, tutti i servizi, tutte le attivita, offerte, disponibile',
    // Dutch
    'welkom, over ons, naar de inhoud, ons verhaal, werkwijze, onze werkwijze, vestigingen, offerte aanvragen',
    'plan een gesprek, plan een kennismaking, over mij, tarieven, lees meer, diensten, werk, nieuws, agenda',
    'vacatures, openingstijden, locatie, contacteer ons, de praktijk, links, maandag, dinsdag, woensdag, donderdag',
    'vrijdag, zaterdag, zondag, terug, volgende, vorige, kwaliteit',
    // Portuguese
    'inicio, bem-vindo, saltar para o conteudo, ir para o conteudo, sobre a empresa, saber mais, os nossos servicos',
    'nossos servicos, bem-vindos, sobre, sobre mim, sobre nos, contato, contacto, contactos, equipa, equipe, precos',
    'saiba mais, servicos, trabalhos, depoimentos, nosso espaco, localizacao, noticias, voltar, qualidade',
    'diferenciais, conteudo, conteudos, artigos, ofertas, disponivel, ponto de partida, mais detalhes',
    'mais informacoes',
    'segunda-feira, terca-feira, quarta-feira, quinta-feira, sexta-feira',
    // Japanese
    'ホーム, トップ, トップページ, お問い合わせ, アクセス, 会社概要, 会社案内, お知らせ, ブログ, よくある質問, よくあるご質問, プライバシーポリシー, 当院について, 院内紹介, スタッフ, スタッフ紹介, お客様の声, 選ばれる理由, 診療時間, 戻る, 次へ, 前へ',
  ].flatMap((words) => words.split(', ')),
);

/** ... and what such entries begin with; what follows is theirs. */
const BEGINNINGS = lightLetters(
  regexSource`
    ^(?:
      message (?:us|on|me)\b
      |chat (?:on|with)\b
      |whatsapp\b
      |prendre (?:un |mon )?(?:rdv|rendez)
      |reserver |the history of |i (?:provide|offer|help|work|treat)\b
      |wann |leistungen (?:und|&) |prestations et |services (?:and|&) (?:prices|fees|rates)
      |(?:what is|what are|was ist|was sind|qu'est-ce|que es|cos'e|che cos'e|wat is|o que e)(?!\p{L})
      |request\b
      |claim\b
      |submit\b
      |calculate\b
      |apply\b
      |download\b
      |get (?:an?|your|my|in|instant|free|started|quote|directions|move)
      |order\b
      |start your
      |try\b
      |click\b
      |contact (?:us|me|our|your|the)\b
      |call (?:us|me|now|today|our)\b
      |book (?:a|an|your|my|online|now|here)\b
      |schedule\b
      |privacy
      |terms
      |cookies?\b
      |why |about |insurance (?!law)
      |related
      |need help
      |latest |stay (?:updated|tuned|informed|connected)
      |subscribe
      |resources\b
      |ready to
      |frequently
      |what our
      |meet |visit |find |explore |talk to |fund |join |how |follow |see |view |read |show |what makes us
      |demander |contact(?:er|ez)\b
      |nos zones
      |notre (?:service|equipe)
      |nos produits
      |voir ce
      |service disponible
      |disponibilite
      |jetzt |projekte (?:ansehen|entdecken)
      |referenzen |gratis |vraag (?:een|uw|nu|direct)
      |offerte
      |werkgebied
      |geen .{2,20} gevonden
      |fragen zu |faq |haufige[nr]? |kontakt(?!linsen)
      |fragebogen |personalfragebogen
      |vorlage |termin anfr
      |termine |mit |auf bis |fur (?:jed|gro|alt und)
      |noch mehr |platz fur |checkliste |hilfe
      |warum |so (?:geht|funktioniert|lauft)
      |datenschutz
      |herzlich
      |willkommen |schon,? dass
      |alle .{0,20}leistungen
      |politique
      |decouvr
      |devis
      |avis |pourquoi |reserver
      |politica
      |ver (?:mas|todo|servicios?|catalogo|productos?|detalles?|galeria|proyectos?|carta)
      |solicit(?:ar?|e) |commande[rz]? |pedir cita
      |reserva
      |por que |conoce
      |conheca
      |descubr
      |veja |voltar (?:ao|a|aos|as|para) |ver outr[oa]s |todos os |garanta |sempre inclu
      |opcoes d(?:est|ess)
      |richiedi |confronta |listino
      |leggi
      |scopri
      |prenota
      |perche |il nostro |la nostra |meer |afspraak
      |waarom |bekijk
      |maak een
      |plan (?:een|uw|je)
      |start met |vind (?:je|uw|een) |agendar
      |agende
      |porque |fale |entre em
      |料金
      |採用
      |予約
      |ご予約
      |詳し
      |もっと
      |一覧
      |トップ
      |お電話
      |lineで
      |line予約
      |line公式
    )
    |(?:\bhours|\bforms|\bareas?|\bcoverage|へ|はこちら|を見る)$
  `,
  'u',
);

/** "Image 12" */
const NUMBERED_PICTURE = /^(?:image|img|bild|foto|photo|picture|slide|abbildung|afbeelding) ?\d+$/;

/** Names of pictures that an icon font shows instead: "arrow_right_alt". */
const ICON_WORDS = /\b(?:arrow|chevron|keyboard|expand|navigate|call|open_in)_[a-z_]+\b/gu;

export const isGenericEntry = (plain: string): boolean =>
  EXACT.has(plain) || BEGINNINGS.test(plain) || NUMBERED_PICTURE.test(plain);

export const withoutIconWords = (text: string): string =>
  text.includes('_') ? text.replace(ICON_WORDS, ' ').replace(/\s+/g, ' ').trim() : text;
