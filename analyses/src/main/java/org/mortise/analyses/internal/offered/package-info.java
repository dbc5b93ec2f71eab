// SPDX-License-Identifier: Apache-2.0
/** The analyses of Mortise that are offered by name. */
@NullMarked
package org.mortise.analyses.internal.offered;

import org.jspecify.annotations.NullMarked;
