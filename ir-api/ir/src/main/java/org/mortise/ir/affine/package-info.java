// SPDX-License-Identifier: Apache-2.0
/** Affine expressions, maps and integer sets: immutable, and simplified on creation. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.affine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
