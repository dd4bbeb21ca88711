import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';

const PATIENCE_MS = 10_000;
const OUTBOX_ENTRIES = 1000;

export interface Delivery {
  /** Sends a code; never throws, because its caller has already sent the response. */
  readonly send: (number: string, code: string) => Promise<void>;
  /** The last code for a number, where codes stay in this process instead of being sent. */
  readonly outbox: ReadonlyMap<string, string> | undefined;
}

/** Sends codes to the webhook, or keeps them in an outbox where the settings name none. */
export function codeDelivery(env: Env, log: FastifyBaseLogger): Delivery {
  const { otpWebhook } = env;
  if (otpWebhook) return { send: (number, code) => post(otpWebhook, number, code, log), outbox: undefined };
  if (env.production) throw new Error('There is no way to deliver one-time codes.');
  const outbox = new Map<string, string>();
  return {
    outbox,
    send: async (number, code) => {
      outbox.delete(number);
      outbox.set(number, code);
      const [oldest] = outbox.keys();
      if (outbox.size > OUTBOX_ENTRIES && oldest !== undefined) outbox.delete(oldest);
    },
  };
}

type Webhook = NonNullable<Env['otpWebhook']>;

async function post(webhook: Webhook, number: string, code: string, log: FastifyBaseLogger): Promise<void> {
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(webhook.token ? { authorization: `Bearer ${webhook.token}` } : {}),
      },
      body: JSON.stringify({ number, otp: code }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) log.error({ status: answer.status }, 'the one-time code was not accepted for delivery');
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error({ reason }, 'the one-time code could not be delivered');
  }
}
