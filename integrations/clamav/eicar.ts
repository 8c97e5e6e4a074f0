/**
 * The text that scanners find without its doing any harm (https://www.eicar.org/download-anti-malware-testfile/). Put
 * together here, so that this file is not found itself.
 */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
