// SPDX-License-Identifier: Apache-2.0
/** How operations of the memref dialect are executed. */
@NullMarked
package org.mortise.dialect.memref.execution;

import org.jspecify.annotations.NullMarked;
