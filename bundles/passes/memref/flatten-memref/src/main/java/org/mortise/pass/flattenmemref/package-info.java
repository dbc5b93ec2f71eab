// SPDX-License-Identifier: Apache-2.0
/** Replaces accesses of multi-dimensional memory by accesses of memory with one dimension. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.flattenmemref;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

