import * as z from 'zod/mini';
import type { Environment } from '../start/settings.ts';

/** A mail server that takes the mails of the network, and who they are from. */
export type SmtpSettings = {
  host: string;
  port: number;
  /** From the start, else by STARTTLS; `optional` takes a server that has neither. */
  tls: 'start' | 'starttls' | 'optional';
  auth: { user: string; pass: string } | null;
  from: string;
  /** Where notifications of mails that did not arrive are sent; null: to the sender. */
  bounces: string | null;
};

const usualPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const example = 'smtps://user:password@mail.example.net, or smtp://… with STARTTLS';

function tlsOf({ protocol, searchParams }: URL): SmtpSettings['tls'] {
  if (protocol === 'smtps:') return 'start';
  const starttls = searchParams.get('starttls') ?? 'required';
  if (starttls === 'required') return 'starttls';
  if (starttls === 'optional') return 'optional';
  throw new Error(`SMTP_URL: starttls is required or optional, not "${starttls}"`);
}

// The password in it belongs into no log.
const badAddress = () => new Error(`SMTP_URL has to be an address such as ${example}`);

function authOf({ username, password }: URL): SmtpSettings['auth'] {
  if (username === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw badAddress();
  }
}

/** `Name <address>` or an address alone. */
function assertSender(from: string) {
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  if (!z.safeParse(z.email(), address).success) {
    throw new Error(`MAIL_FROM has to be an address such as "Portal <portal@example.net>", not "${from}"`);
  }
}

function readBounces(address: string | undefined) {
  if (!address) return null;
  if (z.safeParse(z.email(), address).success) return address;
  throw new Error(`MAIL_BOUNCES has to be an address such as bounces@example.net, not "${address}"`);
}

/** Null where no mails are sent. Throws an error that says what is wrong with which. */
export function readSmtpSettings({
  SMTP_URL: address,
  MAIL_FROM: from,
  MAIL_BOUNCES: bounces,
}: Environment): SmtpSettings | null {
  if (!address) return null;
  const url = URL.parse(address);
  const usualPort = usualPorts[url?.protocol ?? ''];
  if (!url || usualPort === undefined || url.hostname === '') throw badAddress();
  if (!from) throw new Error('MAIL_FROM: SMTP_URL sends mails, which need a sender: set its address');
  assertSender(from);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(url.port) || usualPort,
    tls: tlsOf(url),
    auth: authOf(url),
    from,
    bounces: readBounces(bounces),
  };
}
