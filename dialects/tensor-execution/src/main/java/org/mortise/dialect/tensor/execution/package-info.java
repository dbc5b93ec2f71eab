// SPDX-License-Identifier: Apache-2.0
/** How operations of the tensor dialect are executed. */
@NullMarked
package org.mortise.dialect.tensor.execution;

import org.jspecify.annotations.NullMarked;
