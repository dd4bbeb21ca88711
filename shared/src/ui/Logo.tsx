/** The mark: a needle drawing a running stitch through an S. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" fill="#8c2b3c" />
      <path
        d="M27 12.500c-2-2.300-4.600-3.300-7.300-3.100-3.900.3-6.300 2.700-5.900 5.500.8 5.600 13 3.600 13.200 9.900.1 3.200-3 5.700-7 5.800-3.200.1-5.800-1.200-7.500-3.600"
        fill="none"
        stroke="#f3d9a4"
        strokeWidth="2.800"
        strokeDasharray="4.200 2.600"
        strokeLinecap="round"
      />
      <path d="M27.500 12 34 5.500M32.600 8.200l-.9-.9" stroke="#fffdf9" strokeWidth="2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
