// SPDX-License-Identifier: Apache-2.0
/** Expands operations on temporary copies of Fortran arrays that are not contiguous. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.lowerrepackarrays;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
