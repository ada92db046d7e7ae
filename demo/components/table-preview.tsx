import { Scrollable } from './scrollable.tsx';

interface Properties {
  readonly label: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Shows some rows of a table unchanged. */
export function TablePreview({ label, header, rows }: Properties) {
  return (
    <Scrollable label={label}>
      <table class="cells">
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
