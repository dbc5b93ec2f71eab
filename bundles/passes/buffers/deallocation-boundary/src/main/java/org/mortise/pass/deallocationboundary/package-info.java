// SPDX-License-Identifier: Apache-2.0
/**
 * Passes between the two deallocation algorithms: who uses which, who owns what functions return, and what both cost.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.deallocationboundary;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
