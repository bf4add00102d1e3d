/**
 * A function for the page, as source: what fades in or slides is set to where it ends. A text in the midst of it has a color that no visitor
 * ever reads. What moves without end goes on.
 */
export const END_OF_MOTION = String.raw`() => {
  for (const motion of document.getAnimations())
    try {
      motion.finish();
    } catch {
      // It has no end.
    }
}`;

/**
 * A function for the page, as source: takes axe-core's violations and its undecided rules, and moves to the latter what it says of contrast
 * where something else may lie behind the text than the element whose color it computed with. axe-core looks through the ancestors and
 * what lies at the text's own place, but takes the page's color for text that floats over a photograph of another branch.
 * Undecided are: text between which and its ground something is taken out of the flow, text that a picture of the same ground overlaps, be
 * it one that a style sheet draws before or after an element, text that a colored layer covers, above or below, and text that has another
 * color by now than it was computed with: a script fades it in. A layer or picture that stays in the window lies behind text outside of it
 * as well. Each text is judged by itself, and marked where all this was looked for: then it may be as faint as it is.
 */
export const ONLY_SURE_CONTRAST = String.raw`(violations, incomplete) => {
  const RULE = 'color-contrast';
  const finding = violations.find(({ id }) => id === RULE);
  if (!finding) return violations;
  const isOpaque = ({ backgroundColor }) => !/^transparent$|^rgba\(.*, 0(\.\d+)?\)$|\/ 0?\.?\d*%?\)$/.test(backgroundColor);
  const MOST = 5000;
  const isPainted = ({ backgroundImage }) => /url\(|gradient\(/.test(backgroundImage);
  const isLaid = (style) => style.content !== 'none' && /^(fixed|absolute)$/.test(style.position) && (isPainted(style) || isOpaque(style));
  const partsAround = (element) => ['::before', '::after'].map((part) => getComputedStyle(element, part)).filter(isLaid);
  const pictures = [...document.querySelectorAll('*')].slice(0, MOST).filter((element) =>
    /^(img|video|canvas|iframe|svg|object)$/i.test(element.tagName) || isPainted(getComputedStyle(element)) ||
    partsAround(element).length > 0);
  const backdrops = pictures.filter((element) => partsAround(element).some(({ position }) => position === 'fixed'));
  const isFixed = (element) => element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const staysBehind = (picture) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight && isFixed(picture);
  };
  const isColored = ({ backgroundColor }) => !/^transparent$|^rgba\(.*, 0\)$|\/ 0%?\)$/.test(backgroundColor);
  const isShown = (element) => !element.checkVisibility || element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const layers = [...document.querySelectorAll('body *')].slice(0, MOST).filter((element) => {
    const style = getComputedStyle(element);
    return /^(fixed|absolute)$/.test(style.position) && (isColored(style) || isPainted(style)) && isShown(element);
  });
  const covers = (layer, box) => {
    const { left, right, top, bottom } = layer.getBoundingClientRect();
    const staysBehind = getComputedStyle(layer).position === 'fixed' && top <= 0 && bottom >= innerHeight;
    return left <= box.left && right >= box.right && (staysBehind || (top <= box.top && bottom >= box.bottom));
  };
  const overlaps = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const partsOf = (color) => {
    const parts = /^(?:rgba?|#)/.test(color || '') ? color : '';
    if (parts[0] === '#') return [1, 3, 5].map((at) => parseInt(parts.slice(at, at + 2), 16));
    return (parts.match(/[\d.]+/g) || []).map(Number);
  };
  const FAR = 16;
  const hasChanged = (text, { fgColor, bgColor }) => {
    const [front, back] = [partsOf(fgColor), partsOf(bgColor)];
    const [red, green, blue, alpha = 1] = partsOf(getComputedStyle(text).color);
    if (front.length < 3 || back.length < 3 || blue === undefined) return false;
    let shown = alpha;
    for (let element = text; element; element = element.parentElement) shown *= Number(getComputedStyle(element).opacity);
    return [red, green, blue].some((part, at) => Math.abs(part * shown + back[at] * (1 - shown) - front[at]) > FAR);
  };
  const isSure = ({ target, any }) => {
    const text = target.length === 1 && typeof target[0] === 'string' ? document.querySelector(target[0]) : null;
    if (!text || hasChanged(text, any?.[0]?.data ?? {})) return false;
    let floats = false;
    let ground = text;
    while (ground.parentElement && !isOpaque(getComputedStyle(ground))) {
      floats ||= /^(fixed|absolute|sticky)$/.test(getComputedStyle(ground).position);
      ground = ground.parentElement;
    }
    if (floats) return false;
    const box = text.getBoundingClientRect();
    const mayLie = (other) => other !== ground && !other.contains(ground) && ground.contains(other) && !text.contains(other);
    const isBehind = (picture) => overlaps(box, picture.getBoundingClientRect()) || staysBehind(picture);
    return !backdrops.some((backdrop) => ground.contains(backdrop)) && !pictures.some((picture) => mayLie(picture) && isBehind(picture)) &&
      !layers.some((layer) => mayLie(layer) && covers(layer, box));
  };
  const sure = finding.nodes.filter(isSure);
  for (const node of sure) node.isGroundKnown = true;
  const left = finding.nodes.length - sure.length;
  if (left === 0) return violations;
  const undecided = incomplete.find(({ id }) => id === RULE);
  const moved = finding.nodes.filter((node) => !sure.includes(node));
  if (undecided) undecided.nodes.push(...moved);
  else incomplete.push({ ...finding, nodes: moved });
  finding.nodes = sure;
  return violations.filter(({ nodes }) => nodes.length > 0);
}`;

/**
 * A function for the page, as source: how many texts take their place and are transparent, as those that fade in when somebody scrolls to
 * them. axe-core passes over their contrast.
 */
export const TRANSPARENT_TEXTS = String.raw`() => {
  const isText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && /\p{L}{2}/u.test(node.data)) && !/^(?:script|style|noscript)$/i.test(element.tagName);
  return [...document.querySelectorAll('body *')].slice(0, 5000).filter((element) => {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && !element.checkVisibility({ opacityProperty: true });
  }).length;
}`;
