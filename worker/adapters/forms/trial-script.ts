/** Stands in every field for a mail, so that a request which carries the message is known. No such mailbox can be: RFC 2606. */
export const MAIL_OF_TRIAL = 'answerable-trial';
/** A form is given so long to come into view. */
const MAX_FADE_MS = 4_000;
const FADE_STEP_MS = 200;

/**
 * Run in a locked page: writes harmless words into every field a visitor sees, and submits the form the way a click does. What a
 * script might send it by is noted where it begins and, where the network would not see it, not done. Fields a visitor does not see stay
 * empty: they are traps for robots. `window.answerableTrial()` then tells how it stands. The submit event is made by hand: a browser acts
 * on its own only on real ones. A string, so that no bundler adds helpers to it.
 */
export const TRIAL_SCRIPT = String.raw`(async (count, at, earliestMs) => {
  const forms = document.querySelectorAll('form');
  const form = forms[at];
  if (forms.length !== count || !form) return false;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(Math.max(0, earliestMs - performance.now()));
  const isSeen = (element) => {
    if (!element.isConnected || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  };
  // What a click at its middle would hit: not so where a trap is laid behind something or cut off.
  const isHit = (field) => {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = field.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (hit === field || field.contains(hit) || hit.closest('label')?.control === field);
  };
  // On a busy machine what fades in as it comes into view takes its time.
  const isButton = ({ type }) => /^(?:submit|image|button)$/.test(type);
  const isReady = () =>
    [...form.querySelectorAll('textarea, input[type=email]')].some(isSeen) &&
    [...form.elements].some((one) => isButton(one) && isSeen(one));
  for (let waited = 0; !isReady() && waited < ${MAX_FADE_MS}; waited += ${FADE_STEP_MS}) {
    form.scrollIntoView({ block: 'center', behavior: 'instant' });
    await wait(${FADE_STEP_MS});
  }
  const isTrap = (field) =>
    !field.required && (field.tabIndex < 0 || field.closest('[aria-hidden=true]') !== null || !isHit(field));
  const CONTROLS = 'input:not([type=hidden]),textarea,select,button,a[href]';
  const controls = () => [...document.querySelectorAll(CONTROLS)].filter(isSeen);
  const lines = () => (document.body.innerText || '').split('\n').map((line) => line.trim()).filter(Boolean);

  const state = { prevented: false, said: null, ways: [], broke: false };
  const note = (to, body) => {
    let text = '';
    try {
      if (typeof body === 'string') text = body;
      else if (body instanceof FormData || body instanceof URLSearchParams) text = [...body].map(String).join('&');
      else if (body !== undefined && body !== null) text = String(JSON.stringify(body));
    } catch {}
    if (state.ways.length < 10) state.ways.push({ to: String(to).slice(0, 2000), body: text.slice(0, 5000) });
  };
  const through = (owner, name, seen, result) => {
    const original = owner && owner[name];
    if (typeof original !== 'function') return;
    owner[name] = function (...values) {
      seen.call(this, values);
      return result === undefined ? Reflect.apply(original, this, values) : result(this);
    };
  };
  const absolute = (url) => { try { return new URL(url, location.href).href; } catch { return String(url); } };
  through(window, 'fetch', ([what, how]) => note(absolute(what && what.url ? what.url : what), how && how.body));
  const asked = new WeakMap();
  through(XMLHttpRequest.prototype, 'open', function ([, url]) { asked.set(this, absolute(url)); });
  through(XMLHttpRequest.prototype, 'send', function ([body]) { note(asked.get(this), body); });
  through(Navigator.prototype, 'sendBeacon', ([url, body]) => note(absolute(url), body), () => false);
  through(window, 'open', ([url]) => note(absolute(url), null), () => null);
  through(window, 'print', () => note('print:', null), () => undefined);
  for (const name of ['submit', 'requestSubmit'])
    through(HTMLFormElement.prototype, name, function () { note(this.action, new FormData(this)); }, () => undefined);
  for (const name of ['WebSocket', 'EventSource', 'Worker', 'SharedWorker']) {
    if (typeof window[name] !== 'function') continue;
    window[name] = new Proxy(window[name], { construct(target, values) { note(absolute(values[0]), null); throw new Error('closed'); } });
  }
  if (window.WebSocket) through(WebSocket.prototype, 'send', ([body]) => note('socket:', body), () => undefined);
  // Frameworks draw by messages to themselves: only one that holds what was written is a way out.
  for (const owner of [window, MessagePort.prototype, window.BroadcastChannel && BroadcastChannel.prototype])
    through(owner, 'postMessage', ([what]) => {
      let text = '';
      try { text = JSON.stringify(what) || ''; } catch {}
      if (text.includes('${MAIL_OF_TRIAL}')) note('message:', text);
    });
  through(HTMLAnchorElement.prototype, 'click', function () { note(this.href, null); }, () => undefined);
  const linkEvent = HTMLElement.prototype.dispatchEvent;
  HTMLElement.prototype.dispatchEvent = function (event) {
    if (event.type === 'click' && this.localName === 'a') { note(this.href, null); return false; }
    return Reflect.apply(linkEvent, this, [event]);
  };
  if (navigator.clipboard) through(navigator.clipboard, 'writeText', ([text]) => note('clipboard:', text), () => Promise.resolve());
  if (navigator.share) through(navigator, 'share', ([what]) => note('share:', what), () => Promise.resolve());
  if (window.IDBObjectStore)
    for (const name of ['add', 'put']) through(IDBObjectStore.prototype, name, () => note('database:', null));
  through(Storage.prototype, 'setItem', ([, text]) => {
    if (String(text).includes('${MAIL_OF_TRIAL}')) note('storage:', text);
  }, () => undefined);
  if (window.navigation) navigation.addEventListener('navigate', (event) => {
    if (!event.hashChange) note(event.destination.url, null);
  });
  const MAX_SAID = 160;
  window.alert = (text) => { state.said = String(text).trim().slice(0, MAX_SAID) || state.said; };
  window.confirm = () => true;
  window.prompt = () => null;
  addEventListener('error', () => { state.broke = true; });
  addEventListener('unhandledrejection', () => { state.broke = true; });

  const TEXT = { email: '${MAIL_OF_TRIAL}@example.com', tel: '0123456789', url: 'https://example.com/', color: null, range: null };
  const put = (field, value) => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    if (setter) setter.call(field, value); else field.value = value;
  };
  const changed = (field) => {
    for (const type of ['input', 'change', 'blur']) field.dispatchEvent(new Event(type, { bubbles: type !== 'blur' }));
  };
  const day = (ahead) => new Date(Date.now() + ahead * 86400000).toISOString();
  const choose = (field) => {
    const option = [...field.options].find(({ value, disabled }) => value !== '' && !disabled);
    if (option) put(field, option.value);
  };
  const write = (field) => {
    const type = field.localName === 'textarea' ? 'text' : field.type;
    if (type in TEXT) { if (TEXT[type] !== null) put(field, TEXT[type]); }
    else if (type === 'date') put(field, [day(7), day(14)].map((one) => one.slice(0, 10)).find((one) => !field.max || one <= field.max) || '');
    else if (type === 'time') put(field, field.min || '12:00');
    else if (type === 'datetime-local') put(field, day(7).slice(0, 16));
    else if (type === 'month') put(field, day(31).slice(0, 7));
    else if (type === 'number') put(field, field.min || '2');
    else {
      const least = Math.max(0, field.minLength || 0);
      const words = field.localName === 'textarea' ? 'Test of this form, please ignore' : 'Test';
      put(field, words.padEnd(least, '.'));
    }
  };
  const written = [];
  for (const field of form.elements) {
    if (field.disabled || field.readOnly) continue;
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    // What is drawn in its place is often a picture of a box; the box itself is not seen.
    if (isChoice) {
      const group = [...form.elements].filter((one) => one.type === 'radio' && one.name === field.name);
      const isOpen = field.type === 'checkbox' ? field.required : group[0] === field && !group.some((one) => one.checked);
      if (isOpen && !field.checked) { field.checked = true; changed(field); }
      continue;
    }
    if (!isSeen(field) || isTrap(field)) continue;
    if (field.localName === 'select') { choose(field); changed(field); continue; }
    if (field.localName !== 'textarea' && field.localName !== 'input') continue;
    if (/^(?:submit|button|reset|image|hidden|file|password)$/.test(field.type)) continue;
    write(field);
    changed(field);
    if (field.value !== '' && !/^(?:range|color)$/.test(field.type)) written.push(field);
  }
  await wait(50);
  if (written.length === 0 || (!form.noValidate && !form.checkValidity())) return false;

  const buttons = [...form.elements].filter(isSeen);
  const sends = buttons.find((one) => /^(?:submit|image)$/.test(one.type)) ?? buttons.findLast((one) => one.localName === 'button');
  if (!sends || sends.disabled) return false;
  const seenBefore = new Set(controls());
  const linesBefore = new Set(lines());
  state.ways = [];
  state.broke = false;
  let isHeard = false;
  addEventListener('submit', () => { isHeard = true; }, true);
  const { preventDefault } = Event.prototype;
  Event.prototype.preventDefault = function () {
    if (this.type === 'submit') state.prevented = true;
    Reflect.apply(preventDefault, this, []);
  };
  // Last to hear, at the window: a browser that would act on the event of its own is kept from it.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) state.prevented = true;
    Reflect.apply(preventDefault, event, []);
  });
  const isStopped = !sends.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  if (isStopped) state.prevented = true;
  // The sandbox lets the click submit nothing, and no script hears of it.
  else if (!isHeard && sends.type !== 'button')
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: sends }));
  window.answerableTrial = () => {
    const isGone = !isSeen(form) || written.every((field) => !isSeen(field));
    const isCleared = written.every((field) => field.value === '' || field.value === field.defaultValue);
    const offers = controls().some((one) => !seenBefore.has(one));
    // As it stands: "Sending..." gives way to what comes of it.
    const news = lines().find((line) => !linesBefore.has(line) && /\p{L}{2}/u.test(line));
    const said = state.said ?? (news === undefined ? null : news.slice(0, MAX_SAID));
    return { ...state, said, offers, end: isGone ? 'gone' : isCleared ? 'cleared' : 'unclear' };
  };
  return true;
})`;
