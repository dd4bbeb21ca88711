import {
  Admin,
  Create,
  Datagrid,
  DateField,
  DeleteWithConfirmButton,
  Edit,
  EditButton,
  List,
  Resource,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers.ts';

const TYPES = ['Head Office', 'Showroom', 'Factory', 'Warehouse', 'Design Studio', 'Franchise'];

function Branches() {
  return (
    <List perPage={25} sort={{ field: 'name', order: 'ASC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="name" />
        <TextField source="code" />
        <TextField source="branch_type" />
        <DateField source="created_at" />
        <EditButton />
        <DeleteWithConfirmButton />
      </Datagrid>
    </List>
  );
}

function Fields() {
  return (
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="code" />
      <SelectInput source="branch_type" choices={TYPES} validate={required()} />
    </SimpleForm>
  );
}

function BranchCreate() {
  return (
    <Create>
      <Fields />
    </Create>
  );
}

function BranchEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <Fields />
    </Edit>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="branches" list={Branches} create={BranchCreate} edit={BranchEdit} />
  </Admin>,
);
