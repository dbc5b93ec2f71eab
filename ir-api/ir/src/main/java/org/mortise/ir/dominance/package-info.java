// SPDX-License-Identifier: Apache-2.0
/** Dominance and post-dominance between blocks, operations and values. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.dominance;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
