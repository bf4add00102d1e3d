/** What is to be done by a rule of axe-core, true of every element that breaks it. Others are told in axe-core's own words. */
const REMEDIES: Readonly<Record<string, string>> = {
  'aria-hidden-focus':
    'Give what is closed the inert attribute until it opens. From what is open, take aria-hidden away.',
  'aria-input-field-name': 'If it is no field, take its role away; else give it a name by aria-label.',
  'aria-required-children': 'Take its role away, or let it hold what that role requires and nothing else.',
  'button-name': 'Give each button words, or an aria-label that says what it does.',
  'color-contrast': 'Change the color of the text or of what is behind it.',
  'document-title': 'Give the page a title.',
  'empty-heading': 'Write words into the heading, or make it no heading.',
  'frame-title': 'Give the frame a title that says what it shows.',
  'heading-order': 'Choose the level of each heading by the one before it, without a gap.',
  'html-has-lang': 'State the language of the page in the lang attribute of the html element.',
  'image-alt': 'Give the picture an alternative text, an empty one if it only decorates.',
  'image-redundant-alt':
    'The alternative text repeats words beside the picture: leave it empty, or say something else.',
  label: 'Give the field a label that is tied to it.',
  'landmark-one-main': 'Put the content of the page into one main element.',
  'landmark-unique': 'Give parts of one kind names of their own by aria-label, or make one of each kind.',
  'link-in-text-block': 'Let links in a text be told by more than their color, such as a line below them.',
  'link-name': 'Give the link words, or an aria-label that says where it leads, or take it out.',
  list: 'Put nothing but li elements directly into the list.',
  listitem: 'Put the li element directly into a ul or ol.',
  'meta-viewport': 'Take away what forbids to zoom.',
  'nested-interactive': 'Keep one of the two, the outer control or the one in it.',
  'page-has-heading-one': 'Give the page a main heading (h1) that shows.',
  region: 'Put what is outside into main, header, nav or footer.',
  'scrollable-region-focusable': 'Let the keyboard reach the part that scrolls, as by tabindex="0".',
  'select-name': 'Give the list of choices a label that is tied to it.',
  'target-size': 'Make the links or buttons larger, or leave more room around them.',
};

export const remedyOfRule = (rule: string): string | null => REMEDIES[rule] ?? null;

/** What is wrong with an element that breaks a rule about roles, names and states. */
const FAULTS: Readonly<Record<string, string>> = {
  'aria-allowed-attr': 'it has an ARIA attribute that is not allowed there',
  'aria-command-name': 'it has no name',
  'aria-dialog-name': 'the dialog has no name',
  'aria-hidden-body': 'aria-hidden hides the whole page',
  'aria-hidden-focus': 'it is hidden by aria-hidden, and a key still reaches it',
  'aria-input-field-name': 'its role is that of a field, and it has no name',
  'aria-meter-name': 'it has no name',
  'aria-progressbar-name': 'it has no name',
  'aria-prohibited-attr': 'it has an ARIA attribute that its role forbids',
  'aria-required-attr': 'it lacks an ARIA attribute that its role requires',
  'aria-required-children': 'what it holds does not fit its role',
  'aria-required-parent': 'it does not stand in the part that its role requires',
  'aria-roles': 'its role does not exist or does not fit',
  'aria-toggle-field-name': 'it has no name',
  'aria-tooltip-name': 'it has no name',
  'aria-treeitem-name': 'it has no name',
  'aria-valid-attr': 'it has an ARIA attribute that does not exist',
  'aria-valid-attr-value': 'an ARIA attribute of it has a value that is not valid',
  'duplicate-id-aria': 'its id stands on the page more than once',
  'nested-interactive': 'a control stands inside of another',
};

export const faultOfRule = (rule: string): string | null => FAULTS[rule] ?? null;
