// SPDX-License-Identifier: Apache-2.0
/** Executes programs by compiling their functions to Java bytecode, also as Java methods. */
@NullMarked
@Version("0.1.0")
package org.mortise.compiledexecution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
