// SPDX-License-Identifier: Apache-2.0
/** The {@code omp} dialect: parallel regions, loops, tasks, atomic operations and devices of OpenMP. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.omp;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

