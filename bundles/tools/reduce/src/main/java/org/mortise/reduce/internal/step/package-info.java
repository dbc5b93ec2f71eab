// SPDX-License-Identifier: Apache-2.0
/** The steps of a reduction: each makes a program smaller at some places, without regard to the test. */
@NullMarked
package org.mortise.reduce.internal.step;

import org.jspecify.annotations.NullMarked;
