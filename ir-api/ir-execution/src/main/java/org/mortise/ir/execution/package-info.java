// SPDX-License-Identifier: Apache-2.0
/**
 * The execution of programs: {@link org.mortise.ir.execution.ExecutableOpInterface}, by which an operation states its
 * meaning as code, and the builder of this code. The engines that execute it are elsewhere.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.execution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
