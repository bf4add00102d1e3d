import { Hono } from 'hono';
import { COMPANY } from '../../web/content/claims.ts';
import { createPaymentIntentSchema, localPaymentConfirmSchema } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { findPaymentOf } from '../db/payments.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { takesJson } from '../middleware/json-body.ts';
import { requireUser, signedIn } from '../middleware/session.ts';
import { receiptPage } from '../payments/receipt-page.ts';

const INVALID_ID = 'Invalid analysis ID';
const ID = /^[1-9]\d{0,14}$/;
const WHICH_CARD = 'Please send the payment’s client secret and a card number.';
const NO_PAYMENT = 'We have no such payment.';

export const payments = new Hono<AppEnv>()
  .post('/create-payment-intent', signedIn, takesJson(createPaymentIntentSchema, INVALID_ID), async (c) => {
    const user = requireUser(c);
    const { analysisId } = c.req.valid('json');
    return c.json(await c.var.services.payments.createIntent(user, analysisId), 200);
  })
  .get('/verify-payment/:analysisId', async (c) => {
    const user = requireUser(c);
    const id = c.req.param('analysisId');
    if (!ID.test(id)) throw new AppError('BAD_REQUEST', INVALID_ID);
    return c.json(await c.var.services.payments.verify(user.id, Number(id)), 200);
  })
  .get('/payments/:id/receipt', async (c) => {
    const user = requireUser(c);
    const id = c.req.param('id');
    const payment = ID.test(id) ? await c.var.services.payments.receipt(user.id, Number(id)) : null;
    if (!payment) throw new AppError('NOT_FOUND', NO_PAYMENT);
    if (isProviderPage(payment.receiptUrl)) return c.redirect(payment.receiptUrl, 302);
    return c.html(receiptPage(payment, user.email, COMPANY.name ?? 'Answerable'), 200);
  })
  .post('/local-payments/confirm', signedIn, takesJson(localPaymentConfirmSchema, WHICH_CARD), async (c) => {
    const user = requireUser(c);
    const { db, localPayments } = c.var.services;
    if (!localPayments) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const { clientSecret, cardNumber } = c.req.valid('json');
    const intentId = await localPayments.intentOf(clientSecret);
    const payment = intentId && (await findPaymentOf(db, intentId, user.id));
    if (!payment) throw new AppError('NOT_FOUND', NO_PAYMENT);
    const status = await localPayments.confirm(clientSecret, cardNumber);
    await c.var.services.payments.refresh(payment);
    return c.json({ status }, 200);
  });

/** Stripe's receipts lie on its own hosts; nobody is sent anywhere else. */
function isProviderPage(url: string | null): url is string {
  return url !== null && /^https:\/\/([a-z-]+\.)?stripe\.com\//.test(url);
}
