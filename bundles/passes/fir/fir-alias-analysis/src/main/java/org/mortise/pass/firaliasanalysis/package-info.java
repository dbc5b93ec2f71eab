// SPDX-License-Identifier: Apache-2.0
/** Finds out which addresses of Fortran programs may be the same. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.firaliasanalysis;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
