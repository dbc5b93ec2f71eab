// SPDX-License-Identifier: Apache-2.0
/** The memref dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.memref;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

