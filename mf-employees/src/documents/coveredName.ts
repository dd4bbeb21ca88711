/** File name of a covered picture, since the original name may contain personal data. */
export const COVERED_NAME = 'aadhaar-covered.jpg';
