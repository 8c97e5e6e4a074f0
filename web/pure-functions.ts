/**
 * Functions whose calls the bundle leaves out where nobody reads the result: administrators need the names of mails and
 * not their sentences. The bundler knows functions by their names alone, and leaves out the calls of every variable of
 * such a name, with those of its methods, in all libraries too.
 */
export const pureFunctions = ['translationOf']
