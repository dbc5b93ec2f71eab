// SPDX-License-Identifier: Apache-2.0
/** How operations of the linalg dialect are executed. */
@NullMarked
package org.mortise.dialect.linalg.execution;

import org.jspecify.annotations.NullMarked;
