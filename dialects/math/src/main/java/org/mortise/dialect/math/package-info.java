// SPDX-License-Identifier: Apache-2.0
/** The math dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.math;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

