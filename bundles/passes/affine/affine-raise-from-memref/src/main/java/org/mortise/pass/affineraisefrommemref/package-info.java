// SPDX-License-Identifier: Apache-2.0
/** Replaces accesses of elements whose indices are affine by affine accesses. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineraisefrommemref;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

