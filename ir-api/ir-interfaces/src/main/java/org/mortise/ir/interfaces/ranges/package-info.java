// SPDX-License-Identifier: Apache-2.0
/** Functions of integers of a fixed width, and of ranges of them. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.ranges;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

