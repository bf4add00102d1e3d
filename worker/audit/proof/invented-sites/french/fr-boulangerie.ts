import type { InventedSite } from '../invented-site.ts';

const menu = `<table width="760" border="0" align="center" cellpadding="0"><tr><td colspan="4" bgcolor="#663300"><font face="Comic Sans MS" size="6" color="#FFFFFF"><center>Boulangerie P&acirc;tisserie LE FOURNIL DE MARGOT</center></font></td></tr><tr><td><a href="index.htm"><img src="images/bt_accueil.gif" border="0"></a></td><td><a href="produits.htm"><img src="images/bt_produits.gif" border="0"></a></td><td><a href="contact.htm"><img src="images/bt_contact.gif" border="0"></a></td></tr></table>`;

/** Tables and font elements of 2005, no headings, no alt texts, hours in a sentence. */
export const frBoulangerie: InventedSite = {
  name: 'fr-boulangerie',
  url: 'http://lefournildemargot.fr/',
  pages: {
    '/': `<HTML><HEAD><TITLE>Le Fournil de Margot, boulangerie artisanale &agrave; Quimperl&eacute;</TITLE><META NAME="keywords" CONTENT="pain, boulangerie, Finist&egrave;re"></HEAD><BODY BGCOLOR="#FFEECC">${menu}<table width="760" align="center"><tr><td><img src="images/vitrine.jpg" width="300"></td><td><font face="Arial" size="2"><b>Bienvenue !</b><br><br>Chez nous le pain est p&eacute;tri sur place et cuit au feu de bois. Notre kouign-amann a re&ccedil;u le premier prix du Finist&egrave;re en 2009.<br><br>Nous sommes ouverts du mardi au samedi de 7h &agrave; 13h et de 15h30 &agrave; 19h30, le dimanche matin de 7h &agrave; 12h30. Ferm&eacute; le lundi.</font></td></tr></table><center><font size="1">Dernière mise &agrave; jour : 12/03/2019 - Vous &ecirc;tes le 15 482e visiteur</font></center></BODY></HTML>`,
    '/produits.htm': `<HTML><HEAD><TITLE>Nos produits</TITLE></HEAD><BODY>${menu}<table width="760" align="center"><tr><td><font face="Arial"><b><u>Nos pains</u></b></font></td><td></td></tr><tr><td>Tradition</td><td>1,20 &euro;</td></tr><tr><td>Pain de seigle 500 g</td><td>3,40 &euro;</td></tr><tr><td>Kouign-amann (6 pers.)</td><td>14,50 &euro;</td></tr></table></BODY></HTML>`,
    '/contact.htm': `<HTML><HEAD><TITLE>Nous contacter</TITLE></HEAD><BODY>${menu}<table width="760" align="center"><tr><td><font face="Arial" size="2"><b>LE FOURNIL DE MARGOT</b><br>M. et Mme LE GOFF<br>14 bis, place Saint-Michel<br>29300 QUIMPERL&Eacute;<br><br>T&eacute;l. : 02.98.39.17.42<br>T&eacute;l&eacute;copie : 02.98.39.17.43<br><a href="mailto:lefournildemargot@wanadoo.fr">lefournildemargot@wanadoo.fr</a><br><br>SIRET : 482 117 306 00014</font></td></tr></table></BODY></HTML>`,
  },
  truth: {
    businessName: ['Le Fournil de Margot', 'Boulangerie Pâtisserie LE FOURNIL DE MARGOT', 'LE FOURNIL DE MARGOT'],
    phones: ['+33298391742'],
    fax: ['+33298391743'],
    emails: ['lefournildemargot@wanadoo.fr'],
    addresses: ['14 bis, place Saint-Michel | 29300 | QUIMPERLÉ | FR'],
    hours: 'mo X, tu-sa 07:00-13:00 15:30-19:30, su 07:00-12:30',
    trade: 'bakery',
    languages: ['fr'],
    h1Count: 0,
    imagesWithoutAlt: 4,
  },
};
