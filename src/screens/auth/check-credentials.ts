import { checkForm } from '#fields/check-form.ts';
import * as z from 'zod/mini';

const credentials = z.object({ username: z.email(), password: z.string() });

export const checkCredentials = (formData: FormData) => checkForm(formData, credentials);

// Warm up zod while the visitor types: the first check is expensive.
checkCredentials(new FormData());
