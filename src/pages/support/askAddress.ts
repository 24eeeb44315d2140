/** Where something is asked anew. */
export const askAddress = '/customer-support?ask=1';

export const isFormOpened = (params: URLSearchParams): boolean => params.get('ask') === '1';
