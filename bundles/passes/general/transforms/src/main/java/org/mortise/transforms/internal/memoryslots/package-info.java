// SPDX-License-Identifier: Apache-2.0
/** Promotion of memory slots to values, and their replacement by slots of their elements. */
@NullMarked
package org.mortise.transforms.internal.memoryslots;

import org.jspecify.annotations.NullMarked;
