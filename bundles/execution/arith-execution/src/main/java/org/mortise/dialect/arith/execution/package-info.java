// SPDX-License-Identifier: Apache-2.0
/** How operations of the arith dialect are executed, and functions that other dialects name. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.arith.execution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
