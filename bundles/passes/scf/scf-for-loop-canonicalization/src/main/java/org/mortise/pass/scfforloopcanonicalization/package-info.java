// SPDX-License-Identifier: Apache-2.0
/** Simplifies operations in loops by the bounds of the loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfforloopcanonicalization;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

