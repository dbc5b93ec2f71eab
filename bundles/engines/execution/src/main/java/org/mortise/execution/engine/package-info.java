// SPDX-License-Identifier: Apache-2.0
/** Executes programs by engines, or step by step. */
@NullMarked
@Version("0.1.0")
package org.mortise.execution.engine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

