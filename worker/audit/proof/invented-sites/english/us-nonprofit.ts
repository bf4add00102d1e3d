import type { InventedSite } from '../invented-site.ts';

/** A rescue without premises open to the public: PO box, voicemail, adoption by appointment only. */
export const usNonprofit: InventedSite = {
  name: 'us-nonprofit',
  url: 'https://secondleashrescue.org/',
  pages: {
    '/': `<!DOCTYPE html><html lang="en"><head><title>Second Leash Rescue – Foster. Adopt. Love.</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NGO","name":"Second Leash Rescue","url":"https://secondleashrescue.org","sameAs":["https://www.facebook.com/SecondLeashRescue","https://www.instagram.com/secondleash.rescue/","https://www.guidestar.org/profile/47-2918365"]}</script></head><body class="home wp-custom-logo"><header><a class="custom-logo-link" href="https://secondleashrescue.org/"><img class="custom-logo" src="logo.png" alt="Second Leash Rescue"></a><a class="donate" href="/donate">Donate</a></header><main><h1>Every dog deserves a second leash</h1><p>We are an all-volunteer, foster-based dog rescue serving Tulsa and northeast Oklahoma. Since 2013 we have placed more than 2,400 dogs.</p><p>We do not have a shelter. Meet and greets are by appointment only.</p><h2>Happy tails</h2><div class="wp-block-quote"><p>Biscuit sleeps on our bed every night. Thank you for saving him!</p><cite>The Harmon family</cite></div></main><footer><p>Second Leash Rescue, Inc.<br>PO Box 52174<br>Tulsa, OK 74152</p><p>Voicemail: (918) 396-2740<br><a href="/cdn-cgi/l/email-protection#335a5d555c734056505c5d575f5652405b4156405046561d5c4154"><span class="__cf_email__" data-cfemail="335a5d555c734056505c5d575f5652405b4156405046561d5c4154">[email&#160;protected]</span></a></p><p>A 501(c)(3) nonprofit. EIN 47-2918365.</p><p>ASPCA Poison Control: (888) 426-4435</p></footer></body></html>`,
    '/donate': `<html lang="en"><head><title>Donate – Second Leash Rescue</title></head><body><main><h1>Donate</h1><p>$25 buys vaccines for one dog, $150 pays for a spay surgery. You can also text LEASH to 44-321.</p></main></body></html>`,
  },
  truth: {
    businessName: ['Second Leash Rescue', 'Second Leash Rescue, Inc.'],
    phones: ['+19183962740'],
    otherPhones: ['+18884264435'],
    emails: ['info@secondleashrescue.org'],
    addresses: ['PO Box 52174 | 74152 | Tulsa | US'],
    hours: 'APPT',
    trade: 'non-profit',
    languages: ['en'],
    schemaTypes: ['NGO'],
    reviews: ['Biscuit sleeps on our bed'],
    h1Count: 1,
    imagesWithoutAlt: 0,
    profiles: ['https://www.facebook.com/SecondLeashRescue', 'https://www.instagram.com/secondleash.rescue/'],
  },
};
