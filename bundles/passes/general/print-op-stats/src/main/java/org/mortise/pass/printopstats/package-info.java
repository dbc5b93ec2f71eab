// SPDX-License-Identifier: Apache-2.0
/** Counts of operations. */
@NullMarked
package org.mortise.pass.printopstats;

import org.jspecify.annotations.NullMarked;
