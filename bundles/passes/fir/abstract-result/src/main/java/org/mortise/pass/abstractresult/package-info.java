// SPDX-License-Identifier: Apache-2.0
/** Converts non-scalar results of Fortran procedures to memory passed by the caller. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.abstractresult;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
