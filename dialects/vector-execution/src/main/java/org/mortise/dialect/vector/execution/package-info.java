// SPDX-License-Identifier: Apache-2.0
/** How operations of the vector dialect are executed. */
@NullMarked
package org.mortise.dialect.vector.execution;

import org.jspecify.annotations.NullMarked;
