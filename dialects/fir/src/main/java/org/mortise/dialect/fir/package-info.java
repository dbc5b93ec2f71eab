// SPDX-License-Identifier: Apache-2.0
/** The fir dialect: Fortran programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.fir;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

