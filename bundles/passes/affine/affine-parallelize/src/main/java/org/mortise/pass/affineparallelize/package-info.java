// SPDX-License-Identifier: Apache-2.0
/** Parallelizes affine loops with independent iterations. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineparallelize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
