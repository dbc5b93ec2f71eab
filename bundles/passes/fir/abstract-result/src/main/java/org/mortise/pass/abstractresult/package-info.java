// SPDX-License-Identifier: Apache-2.0
/** Passes the memory for results that are no scalars to Fortran procedures. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.abstractresult;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
