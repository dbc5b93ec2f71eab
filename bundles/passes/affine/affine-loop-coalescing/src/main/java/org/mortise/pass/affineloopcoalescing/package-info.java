// SPDX-License-Identifier: Apache-2.0
/** Coalesces perfectly nested loops with independent bounds into one loop. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affineloopcoalescing;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
