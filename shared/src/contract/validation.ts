/** The sentences of failed checks, the same in the form and from the server. */
export const validation = {
  required: 'This field is required.',
  text: 'Enter text.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  controlCharacters: 'Remove the invisible control characters.',
  id: 'This is not a valid id.',
  yesNo: 'Choose yes or no.',
  choice: 'Choose one of the options.',
  mobileNumber: 'Please enter a valid mobile number.',
  pageSize: 'A page has between 1 and 500 entries.',
  cursor: 'This page does not exist.',
  file: 'Choose a file.',
  fileSize: 'Choose a file of at most 5 MB.',
  pictureType: 'Choose a JPEG, PNG or WebP picture.',
  documentType: 'Choose a JPEG, PNG or WebP picture, or a PDF.',
  otp: 'Enter the 6 digits of the code.',
} as const;
