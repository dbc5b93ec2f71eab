// SPDX-License-Identifier: Apache-2.0
/** Reports of dominance. */
@NullMarked
package org.mortise.views.internal.dominance;

import org.jspecify.annotations.NullMarked;
