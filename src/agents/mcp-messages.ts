import { parseJson } from '../api/parse-json.ts';
import { isToolError } from '../tool-error.ts';
import { isObject } from './agent-schema.ts';

// The part of JSON-RPC 2.0 that the Model Context Protocol uses.

/** Identifies a request and its reply. */
export type MessageId = string | number;

/** A request or a notification. */
export interface Message {
  /** Missing in a notification, which gets no reply. */
  readonly id?: MessageId;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The error of a reply. */
export interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data?: object;
}

/** A response to a request. */
export interface Reply {
  readonly jsonrpc: '2.0';
  readonly id?: MessageId;
  readonly result?: object;
  readonly error?: Failure;
}

/** Error codes of JSON-RPC and, from -32020 on, of the Model Context Protocol. */
export const failureCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  headerMismatch: -32_020,
  unsupportedProtocolVersion: -32_022,
} as const;

/** Thrown to answer a message with an error. */
export class MessageError extends Error {
  readonly failure: Failure;

  constructor(code: keyof typeof failureCodes, message: string, data?: object) {
    super(message);
    this.failure = { code: failureCodes[code], message, ...(data && { data }) };
  }
}

/** Returns the reply for an error. */
export function failed(error: MessageError, id?: MessageId): Reply {
  return { jsonrpc: '2.0', ...(id !== undefined && { id }), error: error.failure };
}

type Answer = (message: Message) => Promise<Reply | undefined>;

/** The reply to a message beyond the size limit. */
export const tooLong = failed(
  new MessageError('invalidRequest', 'message: expected at most 10 MiB'),
);

/** Returns the value of a message's text, or the reply to a text that is not JSON. */
export function parseMessage(
  text: string,
): { readonly value: unknown } | { readonly reply: Reply } {
  try {
    return { value: parseJson(text) };
  } catch (error) {
    if (!isToolError(error)) throw error;
    const reason = error.message.replace('request body', 'message');
    return { reply: failed(new MessageError('parseError', reason)) };
  }
}

/**
 * Resolves to the reply to a message or to a list of messages, which version 2025-03-26 allows. Resolves to
 * `undefined` if no reply is due.
 */
export async function replyTo(
  value: unknown,
  answer: Answer,
): Promise<Reply | readonly Reply[] | undefined> {
  if (!Array.isArray(value)) return replyToOne(value, answer);
  if (value.length === 0) {
    return failed(new MessageError('invalidRequest', 'message: expected at least one'));
  }
  const replies = await Promise.all(value.map((one) => replyToOne(one, answer)));
  const given = replies.filter((reply) => reply !== undefined);
  return given.length > 0 ? given : undefined;
}

async function replyToOne(value: unknown, answer: Answer): Promise<Reply | undefined> {
  try {
    // A response needs no reply. The server sends no requests that it could answer.
    return isResponse(value) ? undefined : await answer(readMessage(value));
  } catch (error) {
    if (error instanceof MessageError)
      return failed(error, isObject(value) ? idIn(value) : undefined);
    throw error;
  }
}

function isResponse(value: unknown): boolean {
  return isObject(value) && !('method' in value) && ('result' in value || 'error' in value);
}

function readMessage(value: unknown): Message {
  if (!isObject(value) || !('jsonrpc' in value) || value.jsonrpc !== '2.0') {
    throw new MessageError('invalidRequest', 'message: expected a JSON-RPC 2.0 request');
  }
  if (!('method' in value) || typeof value.method !== 'string') {
    throw new MessageError('invalidRequest', 'method: required, a string');
  }
  const params = 'params' in value ? value.params : {};
  if (!isObject(params)) throw new MessageError('invalidRequest', 'params: expected an object');
  const id = idIn(value);
  if ('id' in value && id === undefined) {
    throw new MessageError('invalidRequest', 'id: expected a string or a whole number');
  }
  return { method: value.method, params: { ...params }, ...(id !== undefined && { id }) };
}

function idIn(value: object): MessageId | undefined {
  if (!('id' in value)) return undefined;
  const { id } = value;
  const isNumber = typeof id === 'number' && Number.isSafeInteger(id);
  return typeof id === 'string' || isNumber ? id : undefined;
}
