// SPDX-License-Identifier: Apache-2.0
/** Motion of operations: out of loops, and into the branch that uses them. */
@NullMarked
package org.mortise.transforms.internal.motion;

import org.jspecify.annotations.NullMarked;
