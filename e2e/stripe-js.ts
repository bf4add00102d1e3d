/**
 * Stands in for Stripe.js at the network's edge: it offers what our form uses of it, and asks `window.payAtStripe(clientSecret, card)`
 * for what the bank says. Source of the shapes: https://docs.stripe.com/js
 */
export const FAKE_STRIPE_JS = `
window.Stripe = Object.assign((key) => {
  let clientSecret = '';
  const card = () => document.querySelector('#fake-card').value;
  const payment = () => {
    const listeners = {};
    const element = {
      on: (event, listener) => { (listeners[event] ??= []).push(listener); return element; },
      off: () => element,
      mount: (place) => {
        place.innerHTML = '<label for="fake-card">Card number</label><input id="fake-card" style="width:100%">';
        setTimeout(() => (listeners.ready ?? []).forEach((listener) => listener({ elementType: 'payment' })), 0);
      },
      update: () => {}, destroy: () => {}, unmount: () => {},
    };
    return element;
  };
  return {
    _registerWrapper: () => {}, registerAppInfo: () => {},
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
    elements: (options) => {
      clientSecret = options.clientSecret;
      window.stripeOptions = { key, layout: null, appearance: options.appearance };
      const made = {};
      return {
        create: (type, settings) => { window.stripeOptions.layout = settings.layout; return (made[type] = payment()); },
        getElement: (type) => made[type] ?? null,
        update: () => {}, submit: async () => ({}), on: () => {}, off: () => {},
      };
    },
    confirmPayment: async ({ confirmParams, redirect }) => {
      window.stripeOptions.returnUrl = confirmParams.return_url;
      window.stripeOptions.redirect = redirect;
      return window.payAtStripe(clientSecret, card());
    },
  };
}, { version: 'endive' });
`;
