// SPDX-License-Identifier: Apache-2.0
/** The steps of a reduction: each shrinks a program in some places, independently of the test. */
@NullMarked
package org.mortise.reduce.internal.step;

import org.jspecify.annotations.NullMarked;
