// SPDX-License-Identifier: Apache-2.0
/** Hoists accesses to parts of tensors out of loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.loopinvariantsubsethoisting;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

