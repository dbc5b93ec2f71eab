// SPDX-License-Identifier: Apache-2.0
/** How operations of the complex dialect are executed. */
@NullMarked
package org.mortise.dialect.complex.execution;

import org.jspecify.annotations.NullMarked;
