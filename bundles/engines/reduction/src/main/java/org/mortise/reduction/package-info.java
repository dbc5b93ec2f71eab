// SPDX-License-Identifier: Apache-2.0
/** Reduces a program while a condition holds. */
@NullMarked
@Version("0.1.0")
package org.mortise.reduction;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

