// SPDX-License-Identifier: Apache-2.0
/** The common parts of the functions of all dialects: attributes, syntax and checks. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces.function;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
