// SPDX-License-Identifier: Apache-2.0
/** The values of programs of the fir dialect while they run, and their places in memory. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.fir.execution.runtime;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
