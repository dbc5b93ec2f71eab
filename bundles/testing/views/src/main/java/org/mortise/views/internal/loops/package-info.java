// SPDX-License-Identifier: Apache-2.0
/** Reports of natural loops. */
@NullMarked
package org.mortise.views.internal.loops;

import org.jspecify.annotations.NullMarked;
