// SPDX-License-Identifier: Apache-2.0
/** Adds checks of preconditions that are executed with the program. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.generateruntimeverification;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

