/** The ids that demos can have, as part of a regular expression: in addresses, selectors and links to edits. */
export const demoIdPattern = '[a-z0-9-]{1,100}';
