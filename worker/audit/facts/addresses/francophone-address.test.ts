import { describe, expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string, country: string, landmark: string | null = null) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'p', landmark, foreign: null })),
    country,
  ).map(({ address: { street, postalCode, locality, region } }) =>
    [street, postalCode, locality, region].map((part) => part ?? '-').join(' | '),
  );

describe('addresses without a code beside their town', () => {
  it.each([
    ['CA', '83 rue du Lac-Rouge, Magog, QC', '83 rue du Lac-Rouge | - | Magog | QC'],
    ['CA', '55 chemin des Sources\nCantley (Québec)', '55 chemin des Sources | - | Cantley | Québec'],
    ['CA', '55 rue Basse\nSutton (Québec) Canada\nJ0E 2K0', '55 rue Basse | J0E 2K0 | Sutton | Québec'],
    ['CA', '55 rue Basse\nSutton\nCanada J0E 2K0', '55 rue Basse | J0E 2K0 | Sutton | -'],
    ['CA', '55, montée des Sources, Cantley QC', '55, montée des Sources | - | Cantley | QC'],
    ['CA', '55 montée des Sources, Cantley J8V 3L6', '55 montée des Sources | J8V 3L6 | Cantley | -'],
    ['CA', '1055 rue Notre-Dame O\nMontréal, QC', '1055 rue Notre-Dame O | - | Montréal | QC'],
    ['CA', 'Adresse : 300, 8e Avenue, Senneterre', '300, 8e Avenue | - | Senneterre | -'],
    ['FR', 'Nous sommes au 14 rue Nationale à Lille', '14 rue Nationale | - | Lille | -'],
    ['FR', '5 rue du Dôme - Strasbourg (67)', '5 rue du Dôme | - | Strasbourg | -'],
    ['SN', 'Avenue Cheikh Anta Diop, Dakar, Sénégal', 'Avenue Cheikh Anta Diop | - | Dakar | -'],
    ['SN', 'Adresse : Sacré-Cœur 3, villa 9234, Dakar', 'Sacré-Cœur 3, villa 9234 | - | Dakar | -'],
    [
      'CI',
      'Adresse : Cocody Angré 8e tranche, 01 BP 1234 Abidjan 01',
      'Cocody Angré 8e tranche, 01 BP 1234 | - | Abidjan | -',
    ],
    ['CM', 'BP 4567 Yaoundé - Cameroun', 'BP 4567 | - | Yaoundé | -'],
    ['MA', '12, rue Ibn Batouta, Casablanca 20000', '12, rue Ibn Batouta | 20000 | Casablanca | -'],
    ['GA', 'Adresse : Quartier Louis, Libreville, Gabon', 'Quartier Louis | - | Libreville | -'],
    ['TN', '15 rue de Marseille, 1001 Tunis', '15 rue de Marseille | 1001 | Tunis | -'],
    ['RE', '45 rue Maréchal Leclerc\n97400 Saint-Denis', '45 rue Maréchal Leclerc | 97400 | Saint-Denis | -'],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)).toEqual([expected]);
  });

  it('believes a street and a town in a footer', () => {
    expect(read('3 place de la Mairie\nSaint-Malo', 'FR', 'footer')).toEqual([
      '3 place de la Mairie | - | Saint-Malo | -',
    ]);
    expect(read('4520, boulevard Saint-Laurent, Montréal', 'CA', 'footer')).toEqual([
      '4520, boulevard Saint-Laurent | - | Montréal | -',
    ]);
  });

  it.each([
    ['FR', '3 place de la Mairie\nSaint-Malo'],
    ['FR', 'Le marché a lieu rue des Halles, Rennes et Vannes'],
    ['FR', 'Adresse : sur rendez-vous, à domicile'],
    ['CI', 'Livraison : Cocody, Plateau, Marcory'],
    ['SN', 'Nous intervenons à Dakar, Thiès et Saint-Louis, Sénégal'],
    ['CA', 'Nous servons Magog, Sherbrooke, QC'],
    ['FR', '12 places de parking, Nantes, France'],
  ])('takes no area or sentence for one: %s %s', (country, text) => {
    expect(read(text, country)).toEqual([]);
  });
});

describe('places that stand for a street', () => {
  it.each([
    ['FR', 'La Grange Neuve\n71250 Cluny', 'La Grange Neuve | 71250 | Cluny | -'],
    ['FR', 'Adresse : Kerguélen, 29290 Saint-Renan', 'Kerguélen | 29290 | Saint-Renan | -'],
    [
      'FR',
      'Centre commercial Grand Var, 83160 La Valette-du-Var',
      'Centre commercial Grand Var | 83160 | La Valette-du-Var | -',
    ],
    ['CH', 'En Budron B12\n1052 Le Mont-sur-Lausanne', 'En Budron B12 | 1052 | Le Mont-sur-Lausanne | -'],
    ['FR', '18, Grand-Rue\n39100 Dole', '18, Grand-Rue | 39100 | Dole | -'],
    ['BE', 'Rue de la Station, 12 à 5000 Namur', 'Rue de la Station, 12 | 5000 | Namur | -'],
    ['FR', 'Ferme de la Haie, 14, rue du Four, Écouen 95440', '14, rue du Four | 95440 | Écouen | -'],
  ])('%s: %s', (country, text, expected) => {
    expect(read(text, country)).toEqual([expected]);
  });

  it.each([
    ['FR', 'Crédin, 56580 Morbihan'],
    ['FR', 'Menuiserie Orvane\n71250 Cluny'],
    ['FR', '12 rue Haute, 35600'],
  ])('takes no town, name or half a street for one: %s %s', (country, text) => {
    expect(read(text, country)).toEqual([]);
  });
});
