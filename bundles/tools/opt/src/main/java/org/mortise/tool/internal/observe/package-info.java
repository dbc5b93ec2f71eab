// SPDX-License-Identifier: Apache-2.0
/** Observers of a run: timing, statistics, printing of the program between passes, reproducers. */
@NullMarked
package org.mortise.tool.internal.observe;

import org.jspecify.annotations.NullMarked;
