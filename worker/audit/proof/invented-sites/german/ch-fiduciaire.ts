import type { InventedSite } from '../invented-site.ts';

/** French-speaking Switzerland: numbers with apostrophes, a case postale, hours with "h". */
export const chFiduciaire: InventedSite = {
  name: 'ch-fiduciaire',
  url: 'https://www.fiduciaire-rochat.ch/',
  pages: {
    '/': `<!DOCTYPE html><html lang="fr-CH"><head><title>Fiduciaire Rochat SA | Comptabilité et fiscalité à Yverdon-les-Bains</title></head><body><header><a href="/"><img src="rochat.svg" alt="Fiduciaire Rochat SA"></a></header><main><h1>Vos comptes entre de bonnes mains</h1><p>Nous accompagnons les PME, les indépendants et les particuliers du Nord vaudois : comptabilité, salaires, TVA, déclarations d'impôt et révision.</p><p>Déclaration d'impôt simple dès CHF 120.–</p></main><footer><div>Fiduciaire Rochat SA<br>Rue de la Plaine 38<br>Case postale 417<br>1401 Yverdon-les-Bains</div><div>T +41 24 425 18 60<br>F +41 24 425 18 61<br>info@fiduciaire-rochat.ch</div><div>Bureaux ouverts du lundi au jeudi : 8h00-11h45 / 13h30-17h30<br>Vendredi : 8h00-11h45 / 13h30-16h30</div><div>CHE-108.447.215 TVA<br>Membre FIDUCIAIRE|SUISSE</div></footer></body></html>`,
  },
  truth: {
    businessName: ['Fiduciaire Rochat SA', 'Fiduciaire Rochat'],
    phones: ['+41244251860'],
    fax: ['+41244251861'],
    emails: ['info@fiduciaire-rochat.ch'],
    addresses: ['Rue de la Plaine 38 | 1401 | Yverdon-les-Bains | CH'],
    hours: 'mo-th 08:00-11:45 13:30-17:30, fr 08:00-11:45 13:30-16:30',
    trade: 'accountant',
    languages: ['fr'],
    h1Count: 1,
    imagesWithoutAlt: 0,
  },
};
