// SPDX-License-Identifier: Apache-2.0
/** Normalizes affine loops to start at 0 with step 1. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineloopnormalize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
