// SPDX-License-Identifier: Apache-2.0
/** Promotion of memory slots to values. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mem2reg;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
