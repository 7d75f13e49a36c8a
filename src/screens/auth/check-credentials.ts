import { checkForm } from '#fields/check-form.ts';
import * as z from 'zod/mini';

const credentials = z.object({ username: z.email(), password: z.string() });

export const checkCredentials = (formData: FormData) => checkForm(formData, credentials);

// The first check is dear: it is made while the visitor types.
checkCredentials(new FormData());
