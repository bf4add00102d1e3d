import { inMain, type Mutation, onEvery, onLink, onPage, swap } from './mutation.ts';

/** What agents operate by, and previews. */
export const accessibilityMutations: readonly Mutation[] = [
  {
    name: 'alternative texts stripped',
    change: onEvery(swap(/ alt="[^"]*"/, '')),
    hits: ['alt-text'],
    may: ['link-names', 'logo', 'hidden-text', 'a11y-tree'],
  },
  {
    name: 'labels removed',
    change: onPage('/kontakt/', swap(/<label[^>]*>[^<]*<\/label>/, '')),
    hits: ['form-labels'],
    may: ['a11y-tree'],
  },
  {
    name: 'no preview data',
    change: onEvery(swap(/<meta property="og:[^>]*>/, '')),
    hits: ['og-core'],
    may: ['og-consistent', 'og-image-live', 'name-consistency', 'logo'],
  },
  {
    name: 'links without names',
    change: onEvery(swap(/>(?:Facebook|Instagram|LinkedIn)<\/a>/, '></a>')),
    hits: ['link-names'],
    may: ['a11y-tree', 'internal-anchors', 'same-as'],
  },
  {
    name: 'a recording without captions',
    change: onPage('/team/', inMain('<video src="/rundgang.mp4" controls></video>')),
    hits: ['media-captions'],
    may: ['media-nodes', 'a11y-tree', 'hidden-text'],
  },
  {
    name: 'previews of another page',
    change: onEvery(
      swap(/<meta property="og:url" content="[^"]*">/, '<meta property="og:url" content="https://vorlage.test/demo">'),
    ),
    hits: ['og-consistent'],
  },
  {
    name: 'the preview picture gone',
    changeSeen: onLink('praxis.jpg', (check) => {
      check.status = 404;
      delete check.image;
    }),
    hits: ['og-image-live'],
  },
];
