// SPDX-License-Identifier: Apache-2.0
/**
 * Passes between the two deallocation algorithms: selection, ownership at function boundaries, and comparison of costs.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.deallocationboundary;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
