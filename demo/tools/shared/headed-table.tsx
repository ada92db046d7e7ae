import type { ComponentChild } from 'preact';

interface Row {
  readonly key: string | number;
  /**
   * The first cell names the row. If there are fewer cells than columns, the last one spans the
   * rest.
   */
  readonly cells: readonly ComponentChild[];
  /** Whether to mark the row for assistive technology. */
  readonly isCurrent?: boolean;
}

interface Properties {
  readonly class?: string;
  /** The names of the columns; an empty name leaves the corner of the table empty. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A table with a header for each column and each row. */
export function HeadedTable({ class: className, columns, rows }: Properties) {
  return (
    <table class={className}>
      <thead>
        <tr>
          {columns.map((column) =>
            column === '' ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, isCurrent, cells: [name, ...cells] }) => (
          <tr key={key} aria-current={isCurrent || undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => {
              const isLast = index === cells.length - 1;
              const span = isLast ? columns.length - cells.length : 1;
              return (
                <td key={columns[index + 1]} colSpan={span === 1 ? undefined : span}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
