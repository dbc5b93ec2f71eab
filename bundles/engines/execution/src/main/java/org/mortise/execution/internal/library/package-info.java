// SPDX-License-Identifier: Apache-2.0
/** The functions of MLIR's runner libraries, available to all programs. */
@NullMarked
package org.mortise.execution.internal.library;

import org.jspecify.annotations.NullMarked;
