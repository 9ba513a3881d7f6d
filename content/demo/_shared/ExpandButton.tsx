import React, { type MouseEvent, type ReactElement } from 'react';

interface ExpandIconProps<Row> {
  readonly expanded: boolean;
  readonly expandable: boolean;
  readonly record: Row;
  readonly onExpand: (record: Row, event: MouseEvent<HTMLElement>) => void;
}

/**
 * Makes an `expandable.expandIcon` that is a real button: reachable by keyboard, with a name and a state.
 * rc-table's own icon is a `span`, which assistive technology does not see. `nameOf` says which record it is.
 */
export function expandButton<Row>(nameOf: (record: Row) => string) {
  return ({ expanded, expandable, record, onExpand }: ExpandIconProps<Row>): ReactElement => {
    // A row without anything to open keeps the space, so that the text of all rows lines up.
    if (!expandable) return <span className="demo-expand-space" />;
    return (
      <button
        type="button"
        className="demo-expand-button"
        aria-expanded={expanded}
        aria-label={`${expanded ? 'Collapse' : 'Expand'} ${nameOf(record)}`}
        onClick={(event) => onExpand(record, event)}
      />
    );
  };
}
