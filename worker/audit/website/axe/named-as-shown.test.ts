import { expect, it } from 'vitest';
import { withoutNamedAsShown } from './named-as-shown.ts';

const finding = (...snippets: string[]) => ({
  rule: 'label-content-name-mismatch',
  impact: 'serious' as const,
  help: '',
  helpUrl: '',
  tags: [],
  nodeCount: snippets.length,
  nodes: snippets.map((snippet) => ({ selector: 'a', snippet, fix: '' })),
});

const GLUED = '<a href="/" aria-label="The Inn of Oak"><span>The Inn</span><small>of Oak</small></a>';

it('drops elements whose name holds the words they show, and those that show a sign alone', () => {
  expect(withoutNamedAsShown([finding(GLUED)])).toEqual([]);
  const arrow = '<button aria-label="Previous review"> <span class="material-symbols-outlined">west</span> </button>';
  expect(withoutNamedAsShown([finding(arrow)])).toEqual([]);
});

it('keeps those that show other words, and those of which too little was kept', () => {
  const others = ['<button aria-label="Change the language">EN</button>', '<a class="brand" aria-label="Oak, home">'];
  expect(withoutNamedAsShown([finding(GLUED, ...others)])).toEqual([finding(...others)]);
});
