// SPDX-License-Identifier: Apache-2.0
/** The types of the fir dialect. */
@Version("1.0.0")
@NullMarked
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
