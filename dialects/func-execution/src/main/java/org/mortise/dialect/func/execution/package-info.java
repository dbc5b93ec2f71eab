// SPDX-License-Identifier: Apache-2.0
/** How operations of the func dialect are executed. */
@NullMarked
package org.mortise.dialect.func.execution;

import org.jspecify.annotations.NullMarked;
