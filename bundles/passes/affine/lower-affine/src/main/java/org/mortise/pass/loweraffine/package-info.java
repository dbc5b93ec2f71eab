// SPDX-License-Identifier: Apache-2.0
/** Lowers affine operations to arithmetic, structured control flow and memory accesses. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.loweraffine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

