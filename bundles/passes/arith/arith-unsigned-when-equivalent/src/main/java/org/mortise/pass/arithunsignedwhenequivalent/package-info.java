// SPDX-License-Identifier: Apache-2.0
/** Replaces signed operations on numbers that are not negative by unsigned ones. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.arithunsignedwhenequivalent;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

