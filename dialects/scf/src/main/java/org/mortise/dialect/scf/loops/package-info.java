// SPDX-License-Identifier: Apache-2.0
/** Transformations of {@code scf} loops that passes share. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.scf.loops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

