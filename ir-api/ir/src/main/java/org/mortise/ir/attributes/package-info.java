// SPDX-License-Identifier: Apache-2.0
/** The builtin attributes and locations. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.attributes;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
