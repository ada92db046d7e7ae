import fc, { type Arbitrary } from 'fast-check';
import type { Tool } from '../../../src/tool.ts';
import { anyCharacter } from '../any-character.ts';
import { type Body, bodyFor, damageTo, editsOf, hostileTexts, hostileValues } from './bodies.ts';

// Messages as JSON texts, so that they can contain what `JSON.stringify` would not write.

const methods = [
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'server/discover'],
  ...['notifications/initialized', 'notifications/cancelled', 'resources/list', 'constructor'],
];

const versions = ['2026-07-28', '2025-11-25', '2025-03-26', '1999-01-01'];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: anyCharacter }));
const hostileJson = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.json({ stringUnit: anyCharacter }),
);

/** Few, so that cancellations find their calls. */
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', '"a"', '"ä😀"') },
  { weight: 1, arbitrary: hostileJson },
);

/** Generates everything that a client may send at once, valid or not. */
export function messagesFor(tools: readonly Tool[]): Arbitrary<Body> {
  const message = messageFor(tools);
  const list = fc
    .oneof(
      { weight: 6, arbitrary: fc.array(message, { maxLength: 8 }) },
      // Around the limit of a list.
      { weight: 1, arbitrary: fc.array(id.map(requestForList), { minLength: 98, maxLength: 102 }) },
    )
    .map((messages) => `[${messages.join()}]`);
  const lines = fc.array(fc.oneof(message, list), { maxLength: 4 }).map((all) => all.join('\n'));
  const usual = '{"jsonrpc":"2.0","id":"ä😀","method":"tools/list","params":{}}';
  return fc.oneof(
    { weight: 6, arbitrary: message },
    { weight: 3, arbitrary: list },
    { weight: 3, arbitrary: lines },
    { weight: 2, arbitrary: editsOf(usual) },
    { weight: 2, arbitrary: damageTo(new TextEncoder().encode(`${usual}\n${usual}\n`)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: hostileJson },
  );
}

function requestForList(json: string): string {
  return `{"jsonrpc":"2.0","id":${json},"method":"tools/list"}`;
}

function messageFor(tools: readonly Tool[]): Arbitrary<string> {
  const params = argumentsFor(tools);
  const method = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...methods) },
    { weight: 1, arbitrary: text },
  );
  const parts = fc.tuple(
    fc.constantFrom('"jsonrpc":"2.0"', '"jsonrpc":"2.0"', '"jsonrpc":"2.0"', '"jsonrpc":2'),
    fc.oneof(
      id.map((json) => `"id":${json}`),
      fc.constant(''),
    ),
    method.map((name) => `"method":${JSON.stringify(name)}`),
    fc.oneof(
      paramsFrom(params).map((json) => `"params":${json}`),
      fc.constant(''),
    ),
  );
  const any = parts.map((members) => `{${members.filter(Boolean).join()}}`);
  const cancellation = id.map(
    (json) => `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${json}}}`,
  );
  const response = id.map((json) => `{"jsonrpc":"2.0","id":${json},"result":{}}`);
  return fc.oneof(
    { weight: 4, arbitrary: any },
    { weight: 4, arbitrary: callWith(params) },
    { weight: 1, arbitrary: cancellation },
    { weight: 1, arbitrary: response },
    { weight: 1, arbitrary: hostileJson },
  );
}

function paramsFrom(usual: Arbitrary<string>): Arbitrary<string> {
  const meta = fc
    .tuple(fc.oneof(fc.constantFrom(...versions), text), fc.constantFrom('{}', '"all"', 'null'))
    .map(
      ([version, capabilities]) =>
        `{"_meta":{"io.modelcontextprotocol/protocolVersion":${JSON.stringify(version)},` +
        `"io.modelcontextprotocol/clientCapabilities":${capabilities}}}`,
    );
  const handshake = fc.constantFrom(...versions).map((one) => `{"protocolVersion":"${one}"}`);
  return fc.oneof(meta, handshake, usual, hostileJson);
}

function callWith(params: Arbitrary<string>): Arbitrary<string> {
  return fc
    .tuple(id, params)
    .map(
      ([json, given]) => `{"jsonrpc":"2.0","id":${json},"method":"tools/call","params":${given}}`,
    );
}

function argumentsFor(tools: readonly Tool[]): Arbitrary<string> {
  const calls = tools.map((tool) => {
    const name = fc.oneof({ weight: 9, arbitrary: fc.constant(tool.slug) }, text);
    const request = bodyFor(tool).map((body) => (typeof body === 'string' ? body : '{}'));
    return fc
      .tuple(name, request)
      .map(([slug, body]) => `{"name":${JSON.stringify(slug)},"arguments":${body || '{}'}}`);
  });
  return fc.oneof(...calls);
}
