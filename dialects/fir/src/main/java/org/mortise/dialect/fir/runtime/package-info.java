// SPDX-License-Identifier: Apache-2.0
/** Calls of Fortran's runtime library, and the stack memory for their arguments. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.fir.runtime;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
