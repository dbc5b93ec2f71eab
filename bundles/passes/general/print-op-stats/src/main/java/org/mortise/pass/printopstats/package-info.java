// SPDX-License-Identifier: Apache-2.0
/** Counts of operations. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.printopstats;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
