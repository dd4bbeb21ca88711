/** What a picture is called once its number is covered; the name of the file that was chosen may tell more than it should. */
export const COVERED_NAME = 'aadhaar-covered.jpg';
