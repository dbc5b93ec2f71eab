// SPDX-License-Identifier: Apache-2.0
/** How operations of the math dialect are executed. */
@NullMarked
package org.mortise.dialect.math.execution;

import org.jspecify.annotations.NullMarked;
