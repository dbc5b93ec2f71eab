// SPDX-License-Identifier: Apache-2.0
/** Stores integers that the target lacks as vectors of their halves. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.memrefemulatewideint;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
