/** The file name of a covered picture; the name of the chosen file may tell more than it should. */
export const COVERED_NAME = 'aadhaar-covered.jpg';
