// SPDX-License-Identifier: Apache-2.0
/** Removes temporary copies of Fortran arrays that are contiguous. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.optimizearrayrepacking;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
