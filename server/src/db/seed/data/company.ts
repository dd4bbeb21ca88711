export const COMPANY = {
  company_name: 'Meghdhanush & Daughters Private Limited',
  address: '401–408, Rangoli Trade Centre, Ring Road, Surat, Gujarat',
  company_website: 'https://www.meghdhanush.example',
  default_timezone: 'Asia/Kolkata',
  company_email: 'hello@meghdhanush.example',
  company_contact: '0261 555 0142',
  pincode: '395002',
  gst_number: '24AAACM7463H1ZH',
  hr_email: 'people@meghdhanush.example',
  latitude: 21.1959,
  longitude: 72.8302,
};
