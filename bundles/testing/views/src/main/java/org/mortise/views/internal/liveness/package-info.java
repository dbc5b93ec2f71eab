// SPDX-License-Identifier: Apache-2.0
/** Reports of liveness. */
@NullMarked
package org.mortise.views.internal.liveness;

import org.jspecify.annotations.NullMarked;
