import { nameOf } from './names.ts';

/** The picture of the table and what players can do on it. */
export const view = { nameOf };
