// SPDX-License-Identifier: Apache-2.0
/** How operations of the ub dialect are executed. */
@NullMarked
package org.mortise.dialect.ub.execution;

import org.jspecify.annotations.NullMarked;
