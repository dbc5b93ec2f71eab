// SPDX-License-Identifier: Apache-2.0
/** Prints the program among the diagnostics. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.printir;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
