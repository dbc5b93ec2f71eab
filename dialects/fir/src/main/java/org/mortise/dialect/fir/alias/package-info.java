// SPDX-License-Identifier: Apache-2.0
/** Alias analysis for addresses of Fortran programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.fir.alias;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
