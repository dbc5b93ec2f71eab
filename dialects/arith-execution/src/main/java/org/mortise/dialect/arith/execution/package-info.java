// SPDX-License-Identifier: Apache-2.0
/** How operations of the arith dialect are executed. */
@NullMarked
package org.mortise.dialect.arith.execution;

import org.jspecify.annotations.NullMarked;
