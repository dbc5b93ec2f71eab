// SPDX-License-Identifier: Apache-2.0
/** How operations of the math dialect are executed, and functions that other dialects use. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.math.execution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
