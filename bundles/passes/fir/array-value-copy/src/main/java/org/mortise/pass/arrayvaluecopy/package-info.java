// SPDX-License-Identifier: Apache-2.0
/** Turns array values of Fortran programs into memory. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arrayvaluecopy;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
