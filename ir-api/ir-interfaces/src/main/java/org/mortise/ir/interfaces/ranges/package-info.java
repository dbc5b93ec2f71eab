// SPDX-License-Identifier: Apache-2.0
/** Ranges of integers of a fixed width, and arithmetic on them. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.ranges;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

