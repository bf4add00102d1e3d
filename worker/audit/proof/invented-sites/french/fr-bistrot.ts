import type { InventedSite } from '../invented-site.ts';

/** Noon and evening, closed days in a sentence of their own, a set menu, a booking widget. */
export const frBistrot: InventedSite = {
  name: 'fr-bistrot',
  url: 'https://bistrotdelaplage.com/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr-FR"><head><title>Bistrot de la Plage | Restaurant à Saint-Malo</title></head><body><div class="header"><a href="/" class="logo">Bistrot de la Plage</a><a href="/carte">La carte</a><a href="/infos">Infos pratiques</a></div><h1>Cuisine de marché face à la mer</h1><p>Huîtres de Cancale, poissons de la criée et desserts maison : notre chef Yann Kerbrat change la carte toutes les trois semaines.</p><img src="salle.jpg" alt="La salle"><div class="bottom"><p>Bistrot de la Plage – 17 chaussée du Sillon – 35400 Saint-Malo – 02 99 40 72 18</p><p>Création : <a href="#">Studio Marée</a></p></div></body></html>`,
    '/infos': `<html lang="fr-FR"><head><title>Infos pratiques | Bistrot de la Plage</title></head><body><h1>Infos pratiques</h1><h2>Horaires</h2><p>Ouvert du mercredi au dimanche<br>Midi : 12h – 14h<br>Soir : 19h – 21h30</p><p>Fermé le lundi et le mardi</p><h2>Nous contacter</h2><p>Par téléphone au 02.99.40.72.18 (à partir de 10h)<br>reservation@bistrotdelaplage.com</p><h2>Questions fréquentes</h2><p><b>Acceptez-vous les chiens ?</b><br>Oui, en terrasse comme en salle.</p><p><b>Y a-t-il un parking ?</b><br>Le parking du Naye est à cinq minutes à pied.</p></body></html>`,
    '/carte': `<html lang="fr-FR"><head><title>La carte | Bistrot de la Plage</title></head><body><h1>La carte</h1><p>Menu du midi (entrée-plat ou plat-dessert) 24 €</p><p>Six huîtres n°3 ....... 15 €</p><p>Lieu jaune, beurre blanc ....... 26 €</p></body></html>`,
  },
  truth: {
    businessName: ['Bistrot de la Plage'],
    phones: ['+33299407218'],
    emails: ['reservation@bistrotdelaplage.com'],
    addresses: ['17 chaussée du Sillon | 35400 | Saint-Malo | FR'],
    hours: 'mo-tu X, we-su 12:00-14:00 19:00-21:30',
    trade: 'restaurant',
    languages: ['fr'],
    faq: ['Acceptez-vous les chiens ?', 'Y a-t-il un parking ?'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    people: ['Yann Kerbrat'],
  },
};
