// SPDX-License-Identifier: Apache-2.0
/** Liveness of values by block and by operation. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.liveness;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
