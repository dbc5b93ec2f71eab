// SPDX-License-Identifier: Apache-2.0
/** Moves large arrays of Fortran programs from the stack to the heap. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.memoryallocationopt;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

