// SPDX-License-Identifier: Apache-2.0
/** Gives the stack back in the loops of Fortran programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.stackreclaim;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
