// SPDX-License-Identifier: Apache-2.0
/** Moves array temporaries of Fortran programs from the heap to the stack. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.stackarrays;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

