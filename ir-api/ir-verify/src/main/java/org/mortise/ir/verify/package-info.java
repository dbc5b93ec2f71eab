// SPDX-License-Identifier: Apache-2.0
/** Checks that a program is well-formed. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.verify;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

