import { defineMessages } from '@seamline/shared/messages';

const english = {
  title: 'Company Details',
  update: 'Update',
  loading: 'Loading company details...',
  fetchFailed: 'Failed to fetch company details.',
  updated: 'Company details updated.',
  updateFailed: (reason: string) => `Update failed: ${reason}`,
  networkFailed: 'Error submitting form.',
  incomplete: 'Company Name and Address are required.',
  pictures: 'Pictures',
  picturesKept: 'A picture can be replaced, but not removed.',
  logo: 'Company Logo',
  photo: 'Company Photo',
  about: 'Company',
  name: 'Company Name',
  address: 'Address',
  website: 'Company Website',
  timezone: 'Default Timezone',
  otherZones: 'Other',
  email: 'Company Email',
  contact: 'Company Contact',
  pincode: 'Pincode',
  gst: 'GST Number',
  hrEmail: 'HR Email',
  websiteAdvice: 'This does not look like a web address, such as https://www.example.com.',
  timezoneAdvice: 'Shifts are planned in Asia/Kolkata (+05:30), whatever stands here.',
  phoneAdvice: 'A phone number in India has 10 digits.',
  pincodeAdvice: 'A PIN code has 6 digits and does not begin with 0.',
  gstLength: (length: number) => `A GSTIN has 15 characters, this has ${length}.`,
  gstShape: 'A GSTIN is made of a state code, a PAN, a number, Z and a check character, such as 24AAACM7463H1ZH.',
  gstCheck: (wanted: string) =>
    `The last character of this GSTIN should be ${wanted}. Please compare it with the certificate.`,
};

/** What a translation of these texts has. */
export type CompanyTexts = typeof english;

export const companyMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});

const englishLocation = {
  title: 'Location',
  lead: 'Search for the place, click on the map, drag the marker or type the coordinates.',
  notConfirmed: 'default location – not confirmed',
  confirm: 'Confirm this location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  search: 'Search location',
  searchPlaceholder: 'Address or name of a place',
  searchOnEnter: 'Press Enter to list the matches. Leaving the box takes the first one.',
  searchWhileTyping: 'Choose a match. Leaving the box takes the first one.',
  searching: 'Searching…',
  matches: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
  noMatch: (text: string) => `No place found for “${text}”.`,
  tooShort: (fewest: number) => `Type at least ${fewest} characters.`,
  searchOff: 'The place search is switched off here.',
  searchFailed: 'The place search cannot be reached. Click on the map or type the coordinates.',
  movedTo: (name: string) => `Moved to ${name}`,
  undo: 'Undo',
  mapLoading: 'Loading map...',
  mapFailed: 'The map cannot be shown: its pictures cannot be reached.',
  mapOff: 'The map is switched off here.',
  mapFailedHelp: 'The rest of the form works. The coordinates can be typed.',
  retry: 'Retry',
  map: 'Map of the location',
  marker: (latitude: string, longitude: string) => `Marker at latitude ${latitude}, longitude ${longitude}`,
  markerHelp: 'The arrow keys move the marker by 10 m, with Shift by 100 m.',
  touchHelp: 'Two fingers move the map. Tap it, or drag the marker, to change the place.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

/** What a translation of the texts of the map has. */
export type LocationTexts = typeof englishLocation;

export const locationMessages = defineMessages(englishLocation, {
  hi: () => import('./messages.hi.ts').then(({ location }) => ({ texts: location })),
  gu: () => import('./messages.gu.ts').then(({ location }) => ({ texts: location })),
});
