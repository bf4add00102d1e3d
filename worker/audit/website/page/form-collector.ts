import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { elementsById, shortTextOf } from './element-text.ts';
import { attributeOf } from './flat-tree.ts';
import type { OpenElement } from './open-element.ts';
import { ATTRIBUTE_CHARS, type Capacity, LIMITS, SHORT_TEXT_CHARS } from './page-limits.ts';
import type { PageForm } from './page-view.ts';
import { collapse } from './words.ts';

type Field = PageForm['fields'][number];

/** Names are put together from two or three elements; thousands of references to long texts only cost time. */
const MAX_REFERENCES = 20;

/** Inputs a visitor does not fill in. */
const NOT_FILLED = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Inputs in which a browser draws something of its own, and no placeholder. https://html.spec.whatwg.org/multipage/input.html#do-not-apply */
const DRAWN = new Set([
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'color',
  'range',
  'file',
  'checkbox',
  'radio',
]);

/**
 * Forms and the fields a visitor fills in, with the name each field has for a screen reader or an agent. A placeholder is no
 * label. Source: https://www.w3.org/TR/accname-1.2/
 */
export class FormCollector {
  private readonly open: { element: Html.Element; form: PageForm | null }[] = [];
  private readonly openLabels: { element: Html.Element; fields: Field[]; holdsControl: boolean }[] = [];
  private readonly byFieldId = new Map<string, Field[]>();
  private readonly labelTexts = new Map<string, string>();
  /** The last label that holds no control, be it outside of forms, until a field follows it. */
  private loose: { text: string; target: string | null } | null = null;
  private waiting: { field: Field; text: string; target: string | null }[] = [];
  private byId: Map<string, Html.Element> | null = null;
  /** Fields for a number or a choice outside of forms. */
  looseControls = 0;
  /** Paths of fields for a password outside of forms, at most a few: a page asks for one or two. */
  readonly loosePasswords: number[] = [];
  private readonly textsById = new Map<string, string>();
  private readonly forms: PageForm[];
  private readonly capacity: Capacity;
  private readonly document: Html.Document;

  constructor(forms: PageForm[], capacity: Capacity, document: Html.Document) {
    this.forms = forms;
    this.capacity = capacity;
    this.document = document;
  }

  /** Starts a label; `whenRead` calls back with its text. */
  label(element: Html.Element, whenRead: (done: (text: string) => void) => void): void {
    if (element.tagName !== 'label') return;
    const fields: Field[] = [];
    const label = { element, fields, holdsControl: false };
    this.openLabels.push(label);
    const target = attributeOf(element, 'for');
    whenRead((text) => {
      if (text === '') return;
      for (const field of fields) field.label ??= text;
      this.loose = label.holdsControl ? null : { text, target };
      if (!target) return;
      if (!this.labelTexts.has(target)) this.labelTexts.set(target, text);
      for (const field of this.byFieldId.get(target) ?? []) field.label ??= text;
    });
  }

  enter(open: OpenElement, path: () => number): void {
    const { element } = open;
    if (element.tagName === 'form') {
      const form = this.capacity.take('forms') ? startForm(element, path()) : null;
      if (form) this.forms.push(form);
      this.open.push({ element, form });
      return;
    }
    const label = this.openLabels.at(-1);
    if (label) label.holdsControl = true;
    if (this.open.length === 0 && isControl(element)) this.looseControls++;
    const form = this.open.at(-1)?.form;
    const type = (attributeOf(element, 'type') ?? (element.tagName === 'input' ? 'text' : '')).toLowerCase();
    if (
      this.open.length === 0 &&
      type === 'password' &&
      !open.hidden &&
      this.loosePasswords.length < MAX_LOOSE_PASSWORDS
    )
      this.loosePasswords.push(path());
    if (form && type === 'hidden') markBlank(form, element);
    if (!form || NOT_FILLED.has(type)) return;
    if (form.fields.length >= LIMITS.formFields) {
      this.capacity.markCut('formFields');
      return;
    }
    form.fields.push(this.field(open, type));
  }

  leave(element: Html.Element): void {
    if (this.open.at(-1)?.element === element) {
      this.open.pop();
      this.settleLooseLabels();
    }
    if (this.openLabels.at(-1)?.element === element) this.openLabels.pop();
  }

  /** A label whose `for` names another element belongs to that one. */
  private settleLooseLabels(): void {
    for (const { field, text, target } of this.waiting)
      if (field.label === null && !(target && this.elementOf(target))) field.looseLabel = text;
    this.waiting = [];
    this.loose = null;
  }

  private field(open: OpenElement, type: string): Field {
    const { element } = open;
    const id = attributeOf(element, 'id');
    const field: Field = {
      tag: element.tagName,
      type,
      name: attributeOf(element, 'name')?.slice(0, ATTRIBUTE_CHARS) ?? null,
      label: this.ownLabel(element) ?? (id ? (this.labelTexts.get(id) ?? null) : null),
      required: attributeOf(element, 'required') !== null || attributeOf(element, 'aria-required') === 'true',
    };
    const placeholder = collapse(attributeOf(element, 'placeholder') ?? '').trim();
    if (placeholder !== '' && !DRAWN.has(type)) field.placeholder = placeholder.slice(0, SHORT_TEXT_CHARS);
    if (open.hidden || open.ariaHidden || attributeOf(element, 'tabindex') === '-1') field.hidden = true;
    this.openLabels.at(-1)?.fields.push(field);
    if (this.loose) this.waiting.push({ field, ...this.loose });
    this.loose = null;
    if (id) this.byFieldId.set(id, [...(this.byFieldId.get(id) ?? []), field]);
    return field;
  }

  private ownLabel(element: Html.Element): string | null {
    const named = [this.referencedText(attributeOf(element, 'aria-labelledby')), attributeOf(element, 'aria-label')];
    return [...named, attributeOf(element, 'title')].map((text) => collapse(text ?? '').trim()).find(Boolean) ?? null;
  }

  /** Text of the elements an aria-labelledby names; null without one. */
  referencedText(ids: string | null): string | null {
    if (!ids) return null;
    const texts = ids
      .slice(0, ATTRIBUTE_CHARS)
      .split(/\s+/)
      .slice(0, MAX_REFERENCES)
      .map((id) => this.textById(id));
    return texts.join(' ').slice(0, SHORT_TEXT_CHARS);
  }

  private elementOf(id: string): Html.Element | undefined {
    this.byId ??= elementsById(this.document);
    return this.byId.get(id);
  }

  private textById(id: string): string {
    const known = this.textsById.get(id);
    if (known !== undefined) return known;
    const element = this.elementOf(id);
    const text = element ? shortTextOf(element) : '';
    this.textsById.set(id, text);
    return text;
  }
}

const CHOICES = new Set(['number', 'range', 'radio', 'checkbox']);

const MAX_LOOSE_PASSWORDS = 4;

const isControl = (element: Html.Element): boolean =>
  element.tagName === 'select' ||
  (element.tagName === 'input' && CHOICES.has((attributeOf(element, 'type') ?? '').toLowerCase()));

/** Capital words between lines that speak to whoever fills them in: no key is made of them. */
const BLANK_VALUE = /^(?=.*(?:^|[_-])(?:YOUR[_-]|HERE$))[A-Z\d]+(?:[_-][A-Z\d]+)+$/;

/** Names that begin with a line are settings of form services: a subject, a page to show next. */
function markBlank(form: PageForm, element: Html.Element): void {
  const name = attributeOf(element, 'name')?.trim() ?? '';
  const value = attributeOf(element, 'value')?.trim().slice(0, ATTRIBUTE_CHARS) ?? '';
  if (form.blank === undefined && /^[^_]/.test(name) && BLANK_VALUE.test(value)) form.blank = `${name}: ${value}`;
}

function startForm(element: Html.Element, path: number): PageForm {
  const tool = attributeOf(element, 'toolname')?.trim();
  const description = attributeOf(element, 'tooldescription')?.trim() ?? '';
  return {
    action: attributeOf(element, 'action')?.slice(0, ATTRIBUTE_CHARS) ?? null,
    method: (attributeOf(element, 'method') ?? 'get').toLowerCase(),
    fields: [],
    path,
    ...(tool
      ? { tool: { name: tool.slice(0, ATTRIBUTE_CHARS), description: description.slice(0, ATTRIBUTE_CHARS) } }
      : {}),
  };
}
