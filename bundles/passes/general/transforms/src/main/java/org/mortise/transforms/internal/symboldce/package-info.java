// SPDX-License-Identifier: Apache-2.0
/** Removal of unused symbols. */
@NullMarked
package org.mortise.transforms.internal.symboldce;

import org.jspecify.annotations.NullMarked;
