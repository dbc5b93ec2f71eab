// SPDX-License-Identifier: Apache-2.0
/** Values, memory and services while a program runs, as instructions in Java see them. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.execution.runtime;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
