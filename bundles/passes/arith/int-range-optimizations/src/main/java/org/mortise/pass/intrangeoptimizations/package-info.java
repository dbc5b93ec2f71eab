// SPDX-License-Identifier: Apache-2.0
/** The pass {@code int-range-optimizations}. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.intrangeoptimizations;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
