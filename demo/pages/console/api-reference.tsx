import { useState } from 'preact/hooks';
import type { ObjectSchema } from 'toolworker';
import { plainSchema } from '../../../src/form/plain-schema.ts';
import { callApi } from '../../browser/call-api.ts';
import { FieldTable } from '../../components/code/field-table.tsx';

/** An entry in the list of operations. */
export interface Operation {
  readonly path: string;
  readonly summary: string;
}

interface Described {
  readonly description: string;
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
}

/** Lists every operation of the API. Opening one fetches its schema document. */
export function ApiReference({ operations }: { readonly operations: readonly Operation[] }) {
  return (
    <section aria-labelledby="reference">
      <h2 id="reference">Reference</h2>
      <p>
        The worker also serves the API’s <a href="/api/openapi.json">OpenAPI 3.1 document</a>. An
        invalid request gets status 400 and one line that says what to change.
      </p>
      {operations.map((operation) => (
        <OperationDetails key={operation.path} {...operation} />
      ))}
    </section>
  );
}

function OperationDetails({ path, summary }: Operation) {
  const [described, setDescribed] = useState<Described>();
  const open = async () => {
    if (!described) setDescribed(await describe(path).catch(() => undefined));
  };
  return (
    <details class="operation" onToggle={open}>
      <summary>
        <code>POST {path}</code> <span class="summary">{summary}</span>
      </summary>
      {described && (
        <>
          <p>{described.description}</p>
          <h3>Request</h3>
          <FieldTable schema={described.parameters} label={`Request of ${summary}`} />
          <h3>Result</h3>
          <FieldTable schema={described.response} label={`Result of ${summary}`} />
        </>
      )}
    </details>
  );
}

/** Fetches the schema document of a tool. */
async function describe(path: string): Promise<Described> {
  const { description, parameters, response }: Described = JSON.parse((await callApi(path)).text);
  return {
    description,
    parameters: plainSchema(parameters),
    response: plainSchema(response),
  };
}
