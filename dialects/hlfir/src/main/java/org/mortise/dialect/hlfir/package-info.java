// SPDX-License-Identifier: Apache-2.0
/** The hlfir dialect: expressions and assignments of Fortran programs. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
