// SPDX-License-Identifier: Apache-2.0
/** The builtin dialect: modules and unrealized casts. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.builtin;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
