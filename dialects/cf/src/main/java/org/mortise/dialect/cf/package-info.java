// SPDX-License-Identifier: Apache-2.0
/** The cf dialect. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.cf;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
