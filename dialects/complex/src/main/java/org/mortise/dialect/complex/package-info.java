// SPDX-License-Identifier: Apache-2.0
/** The complex dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.complex;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

