import { Hono } from 'hono';
import { createPaymentIntentSchema, localPaymentConfirmSchema } from '../contract/api.ts';
import { AppError } from '../contract/errors.ts';
import { findPaymentOf } from '../db/payments.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { jsonBody } from '../middleware/json-body.ts';
import { requireUser } from '../middleware/session.ts';

const INVALID_ID = 'Invalid analysis ID';

export const payments = new Hono<AppEnv>()
  .post('/create-payment-intent', async (c) => {
    const user = requireUser(c);
    const { analysisId } = await jsonBody(c, createPaymentIntentSchema, INVALID_ID);
    return c.json(await c.var.services.payments.createIntent(user.id, analysisId), 200);
  })
  .get('/verify-payment/:analysisId', async (c) => {
    const user = requireUser(c);
    const id = c.req.param('analysisId');
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('BAD_REQUEST', INVALID_ID);
    return c.json(await c.var.services.payments.verify(user.id, Number(id)), 200);
  })
  .post('/local-payments/confirm', async (c) => {
    const user = requireUser(c);
    const { db, localPayments } = c.var.services;
    const hint = 'Please send the payment’s client secret and a card number.';
    const { clientSecret, cardNumber } = await jsonBody(c, localPaymentConfirmSchema, hint);
    const intentId = await localPayments.intentOf(clientSecret);
    const payment = intentId && (await findPaymentOf(db, intentId, user.id));
    if (!payment) throw new AppError('NOT_FOUND', 'We have no such payment.');
    const status = await localPayments.confirm(clientSecret, cardNumber);
    await c.var.services.payments.refresh(payment);
    return c.json({ status }, 200);
  });
