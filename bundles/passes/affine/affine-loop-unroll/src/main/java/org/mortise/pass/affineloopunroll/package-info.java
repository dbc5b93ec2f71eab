// SPDX-License-Identifier: Apache-2.0
/** Unrolls affine loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineloopunroll;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

