// SPDX-License-Identifier: Apache-2.0
/** Functions and ranges of fixed-width integers. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.ranges;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

