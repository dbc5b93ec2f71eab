// SPDX-License-Identifier: Apache-2.0
/** The optimize-allocation-liveness pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.optimizeallocationliveness;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
