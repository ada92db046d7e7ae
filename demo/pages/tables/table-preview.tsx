import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { shortened } from '../../language/beginning.ts';

interface Properties {
  readonly label: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Browsers take seconds to lay out a cell of megabytes. */
const longestShown = 1_000;

/**
 * Shows some rows of a table, which may be shorter than the header. Shows only the beginning of a
 * very long cell.
 */
export function TablePreview({ label, header, rows }: Properties) {
  return (
    <Scrollable label={label}>
      <table class="cells">
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={index} scope="col">
                {shortened(name, longestShown)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {header.map((_, index) => (
                <td key={index}>
                  <bdi>{shortened(cells[index] ?? '', longestShown)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
