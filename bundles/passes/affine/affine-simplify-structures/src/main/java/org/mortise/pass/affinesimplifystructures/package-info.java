// SPDX-License-Identifier: Apache-2.0
/** Simplifies affine maps and integer sets. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affinesimplifystructures;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
