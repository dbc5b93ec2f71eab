// SPDX-License-Identifier: Apache-2.0
/** The ways to execute a program: by engines, by steps, and as methods for Java. */
@NullMarked
@Version("0.1.0")
package org.mortise.execution.engine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

