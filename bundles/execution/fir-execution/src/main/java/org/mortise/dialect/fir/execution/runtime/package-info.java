// SPDX-License-Identifier: Apache-2.0
/** The run-time values of the fir dialect, and their layout in memory. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.fir.execution.runtime;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
