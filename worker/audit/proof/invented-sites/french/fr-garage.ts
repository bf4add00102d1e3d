import type { InventedSite } from '../invented-site.ts';

export const frGarage: InventedSite = {
  name: 'fr-garage',
  url: 'https://www.garage-delaunay-blois.fr/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr"><head><title>Garage Delaunay : garagiste à Blois, réparation toutes marques</title><meta property="og:site_name" content="Garage Delaunay"></head><body><div class="topbar"><a href="tel:+33254786031"><i class="fa fa-phone"></i> 02 54 78 60 31</a></div><header><a class="brand" href="/">Garage Delaunay</a></header><h1>Votre garage automobile à Blois</h1><p>Entretien, révision, pneus, climatisation et carrosserie : nos mécaniciens réparent toutes les marques depuis plus de vingt ans.</p><div class="box-horaires"><h3>Nos horaires</h3><ul><li>Lundi <span>14:00 - 18:30</span></li><li>Mardi - Vendredi <span>08:00 - 12:00, 14:00 - 18:30</span></li><li>Samedi <span>08:00 - 12:00</span></li><li>Dimanche <span>Fermé</span></li></ul></div><div class="contact"><h3>Contact</h3><p>Garage Delaunay<br>52 avenue de Vendôme<br>41000 Blois</p><p><a href="mailto:garage.delaunay@orange.fr">garage.delaunay@orange.fr</a></p></div><footer><a href="/mentions-legales">Mentions légales</a> - Site réalisé par Loire Digital</footer></body></html>`,
    '/mentions-legales': `<html lang="fr"><head><title>Mentions légales - Garage Delaunay</title></head><body><h1>Mentions légales</h1><p>SARL Garage Delaunay au capital de 7 622 €<br>52, avenue de Vendôme – 41000 Blois<br>Tél : 02 54 78 60 31<br>SIRET : 421 883 207 00017 - APE 4520A</p><p>Responsable de la publication : Hervé Delaunay</p><p>Hébergeur : Ionos SARL, 7 place de la Gare, 57200 Sarreguemines, 09 70 80 89 11</p></body></html>`,
  },
  truth: {
    businessName: ['Garage Delaunay', 'SARL Garage Delaunay'],
    phones: ['+33254786031'],
    otherPhones: ['+33970808911'],
    emails: ['garage.delaunay@orange.fr'],
    addresses: ['52 avenue de Vendôme | 41000 | Blois | FR'],
    hours: 'mo 14:00-18:30, tu-fr 08:00-12:00 14:00-18:30, sa 08:00-12:00, su X',
    trade: 'car-repair',
    languages: ['fr'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    policies: ['imprint /mentions-legales'],
    people: ['Hervé Delaunay'],
  },
};
