// SPDX-License-Identifier: Apache-2.0
/** Operations that access a part of a tensor, and comparison of such parts. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.subsets;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
