// SPDX-License-Identifier: Apache-2.0
/** The linalg dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.linalg;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

