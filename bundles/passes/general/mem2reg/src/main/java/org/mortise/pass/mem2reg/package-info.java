// SPDX-License-Identifier: Apache-2.0
/** Promotion of memory slots to values. */
@NullMarked
package org.mortise.pass.mem2reg;

import org.jspecify.annotations.NullMarked;
