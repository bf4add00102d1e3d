/** What clicks do and what they bring is written down here, in the page. */
const STATE = 'window.answerableClicks';
export const CLICK_AT = (at: number): string => `${STATE}.click(${at})`;
export const NEW_TEXT = `${STATE}.newText()`;
/** The entry and what is around it, below the page itself. */
export const AROUND_ENTRY = (at: number): string => `${STATE}.around(${at})`;

/**
 * Gets a page ready for clicks: nothing they do leads out of it, opens a window or speaks to anybody. Chooses what to click beside the
 * links `asked`, which are numbers among those whose address is a place on the page or a script: other such links, links without an address,
 * buttons of the menu, then buttons outside of forms, and what a script made a button of. Not what chooses a language or answers a question about
 * cookies. null where the page is not the one that was read.
 *
 * Whatever stirs on the page counts as an answer to a click: it may be what it opens. Not what stirs without a click or on one beside all
 * links, nor what the jump to the top of the page does, which is where it begins. New is a line that the page neither showed nor held.
 */
export const PREPARE_CLICKS = String.raw`(async (count, asked, most) => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const EVERYTHING = { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true };
  const isChange = ({ type, target, attributeName, oldValue }) =>
    type !== 'attributes' || target.getAttribute(attributeName) !== oldValue;
  const restless = new Set();
  const idle = new MutationObserver((records) => { for (const { target } of records) restless.add(target); });
  scrollTo({ top: 0, behavior: 'instant' });
  await wait(200);
  idle.observe(document, EVERYTHING);
  document.body.click();
  await wait(150);
  idle.disconnect();
  const links = [...document.querySelectorAll('[href]')].filter(
    (link) => /^\s*(?:#|javascript:)/i.test(link.getAttribute('href')) && /^(?:a|area)$/.test(link.localName),
  );
  if (links.length !== count) return null;

  let said = false;
  for (const name of ['alert', 'confirm', 'prompt', 'open', 'print']) window[name] = () => { said = true; return null; };
  if (window.navigation) navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    said = true;
    if (event.cancelable) event.preventDefault();
  });

  const ASIDE = '[id*=cookie i],[class*=cookie i],[id*=consent i],[class*=consent i],dialog,[role=dialog],[role=alertdialog]';
  const MENU = 'nav,header,[role=navigation],[role=banner]';
  const FOOT = 'footer,[role=contentinfo]';
  const isSeen = (element) => {
    if (element.checkVisibility && !element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height, left, right } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && left < innerWidth;
  };
  const nameOf = (element) => {
    const text = (element.innerText || '').trim();
    return text.length > 200 ? '' : text.split('\n')[0].trim().replace(/\s+/g, ' ').slice(0, 60);
  };
  const isLanguage = (text) => {
    // A flag stands beside it.
    const name = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    if (/^\p{L}{2}(?:[-_]\p{L}{2})?$/u.test(name)) return true;
    return 'bg cs da de el en es et fi fr hr hu it ja lt lv nl no pl pt ro ru sk sl sv tr uk zh'.split(' ').some((code) => {
      try { return new Intl.DisplayNames([code], { type: 'language' }).of(code).toLowerCase() === name.toLowerCase(); } catch { return false; }
    });
  };
  const entryOf = (node, at) => ({ node, at, name: nameOf(node), href: node.getAttribute('href'), isMenu: node.closest(MENU) !== null && node.closest(FOOT) === null });
  const isAsked = ({ node, name }) =>
    /\p{L}{2}/u.test(name) && !isLanguage(name) && node.closest(ASIDE) === null && isSeen(node);
  const hasTarget = (href) => {
    let id = href.trim().slice(1);
    try { id = decodeURIComponent(id); } catch {}
    return id === 'top' || document.getElementById(id) !== null || document.getElementsByName(id).length > 0;
  };
  const leadsNowhere = (link) => {
    const href = link.getAttribute('href').trim();
    return /^javascript:/i.test(href) || /^#!?$/.test(href) || !hasTarget(href);
  };
  const isButtonMade = (element) => {
    if (element.closest('a[href],button,label,form,summary,select,svg') || element.querySelector('a,button,input,select,textarea')) return false;
    if (typeof element.onclick === 'function') return true;
    const points = (one) => one !== null && getComputedStyle(one).cursor === 'pointer';
    return points(element) && !points(element.parentElement);
  };
  const MAX_LOOKS = 3000;
  const others = [
    ...links.map((link, at) => [link, at]).filter(([link, at]) => !asked.includes(at) && leadsNowhere(link)),
    ...[...document.querySelectorAll('a:not([href])')].map((link) => [link, -1]),
    ...[...document.querySelectorAll('button')].filter((one) => one.form === null).map((one) => [one, -1]),
    ...[...document.body.querySelectorAll('div,li,span,p,section,article,figure,h1,h2,h3,h4,h5,td')]
      .slice(0, MAX_LOOKS).filter(isButtonMade).map((one) => [one, -1]),
  ].map(([node, at]) => entryOf(node, at)).filter(isAsked);
  const isFirst = (one, at, all) =>
    all.findIndex(({ name, href, node }) => name === one.name && href === one.href && node.localName === one.node.localName) === at;
  const chosen = others.filter(isFirst).toSorted((a, b) => Number(b.isMenu) - Number(a.isMenu)).slice(0, most);
  const entries = [...asked.map((at) => entryOf(links[at], at)), ...chosen];

  const squeezed = (text) => text.toLowerCase().replace(/\s+/g, '');
  const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
  const held = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!/^(?:script|style|template|noscript)$/.test(walker.currentNode.parentNode.localName)) held.push(walker.currentNode.data);
  }
  const MAX_ATTRIBUTES = 20000;
  const MIN_HELD_CHARS = 3;
  let attributesLeft = MAX_ATTRIBUTES;
  const inAttributes = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (attributesLeft <= 0) break;
    for (const { name, value } of element.attributes) {
      if (attributesLeft-- <= 0 || /^(?:class|style|id|d|src|srcset|href)$/.test(name) || value.length < MIN_HELD_CHARS) continue;
      inAttributes.push(/[<&]/.test(value) ? new DOMParser().parseFromString(value, 'text/html').body.textContent : value);
    }
  }
  const base = squeezed([...held, ...inAttributes].join(''));
  const heldWords = new Set(wordsIn(held.join(' ')));
  const known = new Set();
  const linesOf = (element) => (element.innerText || '').split('\n').map((line) => line.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const MAX_CHARS = 20000;
  const language = () => document.documentElement.lang.toLowerCase();
  const writtenIn = language();
  const newText = () => {
    const aside = new Set([...document.querySelectorAll('[id*=cookie i],[class*=cookie i],[id*=consent i],[class*=consent i]')]
      .slice(0, 50).flatMap(linesOf));
    const found = [];
    for (const line of linesOf(document.body)) {
      const key = squeezed(line);
      if (known.has(key) || aside.has(line)) continue;
      known.add(key);
      const words = wordsIn(line);
      if (base.includes(key) || words.every((word) => heldWords.has(word) && words.length < 5)) continue;
      found.push(line);
    }
    return language() === writtenIn ? found.join('\n').slice(0, MAX_CHARS) : '';
  };
  newText();

  const address = (url) => url.replace(/#!?$/, '');
  const home = location.pathname + location.search;
  const isHome = () => location.pathname + location.search === home;
  const click = async (number) => {
    if (!isHome()) {
      history.back();
      await wait(150);
    }
    // A view that came back is drawn anew.
    const again = ({ node, name }) =>
      [...document.querySelectorAll(node.localName)].find((one) => nameOf(one) === name && isSeen(one));
    if (!entries[number].node.isConnected) entries[number].node = (isHome() && again(entries[number])) || entries[number].node;
    const { node } = entries[number];
    if (!node.isConnected) return null;
    scrollTo({ top: 0, behavior: 'instant' });
    said = false;
    let stirs = false;
    const before = address(location.href);
    const observer = new MutationObserver((records) => {
      if (records.some((record) => isChange(record) && !restless.has(record.target))) stirs = true;
    });
    observer.observe(document, EVERYTHING);
    node.click();
    await wait(150);
    observer.disconnect();
    const now = address(location.href);
    const isJump = node.getAttribute('href')?.trim().startsWith('#') && now === address(node.href);
    const leadsTo = location.pathname !== home.split('?')[0] ? location.origin + location.pathname + location.search : null;
    return { stirs: stirs || said || (now !== before && !isJump), moves: scrollY > 0, leadsTo };
  };
  const around = (number) => {
    const found = [];
    for (let node = entries[number].node; node && node !== document.body; node = node.parentNode) found.push(node);
    return found;
  };
  ${STATE} = { click, newText, around };
  return entries.map(({ at, name, href, isMenu }) => ({ at, name, href, isMenu }));
})`;

/** Links to a place on the page that there is. */
export const JUMPS = String.raw`[...document.querySelectorAll('a[href^="#"]')].filter((link) => {
  const id = link.getAttribute('href').slice(1);
  return id !== '' && id !== '!' && document.getElementById(id) !== null;
}).slice(0, 5)`;
