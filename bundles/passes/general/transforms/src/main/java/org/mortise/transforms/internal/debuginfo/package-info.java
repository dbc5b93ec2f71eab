// SPDX-License-Identifier: Apache-2.0
/** Removal of locations. */
@NullMarked
package org.mortise.transforms.internal.debuginfo;

import org.jspecify.annotations.NullMarked;
