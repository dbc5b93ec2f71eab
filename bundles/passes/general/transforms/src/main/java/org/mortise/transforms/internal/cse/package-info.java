// SPDX-License-Identifier: Apache-2.0
/** Common subexpression elimination. */
@NullMarked
package org.mortise.transforms.internal.cse;

import org.jspecify.annotations.NullMarked;
