import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Html } from 'parse5';

export interface FlatVisitor {
  /** Answer false to leave out the element's content; `leave` is called either way. */
  enter(element: Html.Element): boolean;
  leave(element: Html.Element): void;
  text(value: string): void;
  comment?(value: string): void;
}

/** What a shadow root's slots show: the host's children by slot name, and the scope the host itself stands in. */
interface SlotScope {
  assigned: Map<string, Html.ChildNode[]>;
  outer: SlotScope | null;
}

interface Frame {
  element: Html.Element | null;
  children: Html.ChildNode[];
  next: number;
  scope: SlotScope | null;
}

/**
 * Walks a document in the order a reader meets it, declarative shadow roots in the place of their host's children. Iterative:
 * depth costs no call stack. Source: https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode
 */
export function walkFlat(root: Html.ParentNode, hasShadowRoots: boolean, visitor: FlatVisitor): void {
  const stack: Frame[] = [{ element: null, children: root.childNodes, next: 0, scope: null }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const node = frame.children[frame.next++];
    if (node === undefined) {
      if (frame.element) visitor.leave(frame.element);
      stack.pop();
    } else if (defaultTreeAdapter.isTextNode(node)) {
      visitor.text(node.value);
    } else if (defaultTreeAdapter.isCommentNode(node)) {
      visitor.comment?.(node.data);
    } else if (defaultTreeAdapter.isElementNode(node)) {
      const inside = visitor.enter(node);
      if (!inside) visitor.leave(node);
      else stack.push(hasShadowRoots ? flatFrame(node, frame.scope) : plainFrame(node, frame.scope));
    }
  }
}

const plainFrame = (element: Html.Element, scope: SlotScope | null): Frame => ({
  element,
  children: element.childNodes,
  next: 0,
  scope,
});

function flatFrame(element: Html.Element, scope: SlotScope | null): Frame {
  if (element.tagName === 'slot' && scope) {
    const shown = scope.assigned.get(attributeOf(element, 'name') ?? '');
    return shown ? { element, children: shown, next: 0, scope: scope.outer } : plainFrame(element, scope);
  }
  const shadow = element.childNodes.find(isShadowTemplate);
  if (!shadow) return plainFrame(element, scope);
  const assigned = new Map<string, Html.ChildNode[]>();
  for (const child of element.childNodes) {
    if (child === shadow || (defaultTreeAdapter.isTextNode(child) && child.value.trim() === '')) continue;
    const name = defaultTreeAdapter.isElementNode(child) ? (attributeOf(child, 'slot') ?? '') : '';
    const group = assigned.get(name);
    if (group) group.push(child);
    else assigned.set(name, [child]);
  }
  return { element, children: shadow.content.childNodes, next: 0, scope: { assigned, outer: scope } };
}

function isShadowTemplate(node: Html.ChildNode): node is Html.Template {
  return node.nodeName === 'template' && 'content' in node && attributeOf(node, 'shadowrootmode') !== null;
}

/** Value of an attribute, null when it is absent. */
export function attributeOf(element: Html.Element, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
}
