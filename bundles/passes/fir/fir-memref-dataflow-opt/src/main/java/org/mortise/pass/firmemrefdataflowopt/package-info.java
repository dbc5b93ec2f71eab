// SPDX-License-Identifier: Apache-2.0
/** Forwards stored values to loads in Fortran programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.firmemrefdataflowopt;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
