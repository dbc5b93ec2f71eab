// SPDX-License-Identifier: Apache-2.0
/** The {@code vector} dialect: operations on multi-dimensional vectors. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.vector;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
