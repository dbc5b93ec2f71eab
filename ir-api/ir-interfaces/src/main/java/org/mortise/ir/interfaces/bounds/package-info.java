// SPDX-License-Identifier: Apache-2.0
/** Bounds of index values and of sizes of shaped values. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.bounds;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
