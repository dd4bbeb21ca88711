import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers.ts';

function Branches() {
  return (
    <List perPage={25} sort={{ field: 'name', order: 'ASC' }} exporter={false}>
      <Datagrid>
        <TextField source="name" />
        <TextField source="code" />
        <TextField source="branch_type" />
        <DateField source="created_at" />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="branches" list={Branches} />
  </Admin>,
);
