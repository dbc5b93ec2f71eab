// SPDX-License-Identifier: Apache-2.0
/** Represents integers that the target does not support as vectors of their halves. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.memrefemulatewideint;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
