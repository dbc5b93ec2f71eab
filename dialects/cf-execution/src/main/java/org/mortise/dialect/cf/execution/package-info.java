// SPDX-License-Identifier: Apache-2.0
/** How operations of the cf dialect are executed. */
@NullMarked
package org.mortise.dialect.cf.execution;

import org.jspecify.annotations.NullMarked;
