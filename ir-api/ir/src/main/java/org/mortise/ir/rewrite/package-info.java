// SPDX-License-Identifier: Apache-2.0
/** Rewrite patterns, the rewriter through which they change a program, and the listener that is notified of it. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.rewrite;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
