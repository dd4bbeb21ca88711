import { msg } from '@lingui/core/macro';

/** The labels of the company. */
export const COMPANY_LABELS = {
  company_name: msg`Company Name`,
  address: msg`Address`,
  company_website: msg`Company Website`,
  default_timezone: msg`Default Timezone`,
  company_email: msg`Company Email`,
  company_contact: msg`Company Contact`,
  pincode: msg`Pincode`,
  gst_number: msg`GST Number`,
  hr_email: msg`HR Email`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  company_logo_file_id: msg`Company Logo`,
  company_photo_file_id: msg`Company Photo`,
};
