import { parseJson } from '../api/parse-json.ts';
import { maxBodyBytes } from '../api/read-body.ts';
import { isObject } from '../schema/objects.ts';
import { isToolError } from '../tool-error.ts';

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

/**
 * What a client sends at once: a message, or a list of messages, which version 2025-03-26 allows.
 */
export interface Batch {
  readonly isList: boolean;
  /** The messages, or the replies that refuse invalid ones. */
  readonly messages: readonly (Message | Reply)[];
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

/** The maximum number of messages in a list. */
const maxMessages = 100;

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

/** Returns the reply to a message that does not comply with the protocol. */
export function refused(reason: string, id?: MessageId): Reply {
  return failed(new MessageError('invalidRequest', reason), id);
}

/** Returns the reply for a fault of our own. */
export function internalError(id?: MessageId): Reply {
  return failed(new MessageError('internalError', 'Internal error'), id);
}

/** The reply to a message beyond the size limit. */
export const tooLong = refused('message: expected at most 10 MiB');

/** Returns the messages in a text, or the reply that refuses all of it. */
export function readMessages(text: string): Batch | Reply {
  try {
    const value = parseJson(text);
    if (!Array.isArray(value)) return { isList: false, messages: readMessage(value) };
    return value.length > 0 && value.length <= maxMessages
      ? { isList: true, messages: value.flatMap(readMessage) }
      : refused(`message: expected a list of 1 to ${maxMessages}, got ${value.length}`);
  } catch (error) {
    if (!isToolError(error)) throw error;
    const reason = error.message.replace('request body', 'message');
    return failed(new MessageError('parseError', reason));
  }
}

/** Returns nothing for a response: the server sends no requests that it could answer. */
function readMessage(value: unknown): readonly (Message | Reply)[] {
  if (isResponse(value)) return [];
  const id = isObject(value) ? idIn(value) : undefined;
  if (!isObject(value) || !('jsonrpc' in value) || value.jsonrpc !== '2.0') {
    return [refused('message: expected a JSON-RPC 2.0 request', id)];
  }
  if (!('method' in value) || typeof value.method !== 'string') {
    return [refused('method: required, a string', id)];
  }
  const params = 'params' in value ? value.params : {};
  if (!isObject(params)) return [refused('params: expected an object', id)];
  if ('id' in value && id === undefined) {
    return [refused('id: expected a string or a whole number')];
  }
  return [{ method: value.method, params: { ...params }, ...(id !== undefined && { id }) }];
}

function isResponse(value: unknown): boolean {
  return isObject(value) && !('method' in value) && ('result' in value || 'error' in value);
}

function idIn(value: object): MessageId | undefined {
  if (!('id' in value)) return undefined;
  const { id } = value;
  const isNumber = typeof id === 'number' && Number.isSafeInteger(id);
  return typeof id === 'string' || isNumber ? id : undefined;
}

type ReplyTo = (message: Message) => Promise<Reply | undefined>;

/** Resolves to the text of all replies to the messages, or to `undefined` if no reply is due. */
export async function replyText(
  { isList, messages }: Batch,
  replyTo: ReplyTo,
): Promise<string | undefined> {
  let length = 0;
  const textOf = async (message: Message | Reply) => {
    const reply = 'method' in message ? await replyTo(message) : message;
    if (!reply) return [];
    const text = stringify(length > maxBodyBytes ? omitted(reply) : reply);
    length += text.length;
    return [text];
  };
  // Each reply becomes a text as soon as it is there, so that a list never holds more than the
  // limit.
  const texts = (await Promise.all(messages.map(textOf))).flat();
  return isList && texts.length > 0 ? `[${texts.join()}]` : texts[0];
}

function omitted({ id }: Reply): Reply {
  return refused('message: expected responses of at most 10 MiB in all; send fewer messages', id);
}

/** Returns the text of a reply, or of an error if the reply is too long or too deep for JSON. */
export function stringify(reply: Reply): string {
  try {
    return JSON.stringify(reply);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the cause of an internal error has no other place.
    console.error(error);
    return JSON.stringify(internalError(reply.id));
  }
}
