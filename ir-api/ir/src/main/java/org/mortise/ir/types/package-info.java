// SPDX-License-Identifier: Apache-2.0
/** The builtin types. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.types;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
