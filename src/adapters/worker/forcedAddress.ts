/** The update of a page that is too old, and a reset: both want the server's page, not the kept one. */
export const isForced = ({ searchParams }: URL): boolean => searchParams.has('v') || searchParams.has('reset');
