/** Who sells: what stands on invoices. */
export const seller = {
  name: 'Saha Sport & Leisure LLC',
  ar_name: 'ساحة للرياضة والترفيه ذ.م.م',
  address: 'Al Quoz 3, Dubai, United Arab Emirates',
  ar_address: 'القوز 3، دبي، الإمارات العربية المتحدة',
  trn: '100456789100003',
} as const;
